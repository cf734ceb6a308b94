import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Opens data written by 6.0, and its data can be opened by 8.0. */
const VERSION = '7.0.28';
/** A blocked network often never answers. */
const FIRST_BYTE_MS = 20_000;

function hasBegun(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some(
    (name) => !name.endsWith('.lock') && statSync(path.join(folder, name)).size > 0,
  );
}

/** Downloads the mongod that mongodb-memory-server-core chooses for this platform. */
export async function downloadByMemoryServer(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  // the package checks certificates only if npm says so
  process.env.npm_config_strict_ssl = 'true';
  const { MongoBinary } = await import('mongodb-memory-server-core');
  const download = MongoBinary.getPath({ version: VERSION, downloadDir: folder, checkMD5: true }).catch(
    (error: Error) => {
      throw new Error(error.message.replaceAll('\n', ' '));
    },
  );
  const patience = sleep(FIRST_BYTE_MS, undefined, { ref: false }).then(() => {
    if (hasBegun(folder)) return download;
    throw new Error('its download host does not answer');
  });
  return Promise.race([download, patience]);
}
