import { MongoBinary } from 'mongodb-memory-server-core';
import { firstLine } from './user-error.ts';

const [downloadDir, version] = process.argv.slice(2);
try {
  process.send?.({ binary: await MongoBinary.getPath({ downloadDir, version, checkMD5: true }) });
} catch (error) {
  process.send?.({ error: firstLine(error instanceof Error ? error.message.replaceAll('\n', ' ') : error) });
}
process.disconnect();
