import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { BROKEN_HTTP } from '../hostile/broken-http.mts';
import type { Row } from '../row.mts';

const PATIENCE_MS = 20_000;

export const brokenHttpRow: Row = {
  expectation: 'Invalid HTTP gets the standard error in JSON, with a message, a code and an id',
  attempt: async ({ client, port }, tries) => {
    for (const bytes of BROKEN_HTTP) {
      const [head = '', body = ''] = (await answerTo(bytes, port)).split('\r\n\r\n');
      const asIn = /^HTTP\/1\.1 4\d\d /.test(head) && isFailure(body);
      tries.check(
        asIn,
        `${JSON.stringify(bytes.slice(0, 60))} was answered ${JSON.stringify(head.slice(0, 60))}`,
      );
    }
    const { status } = await client.ask('/api/health/live');
    tries.check(status === 200, `the board answered ${status} afterwards`);
  },
};

async function answerTo(bytes: string, port: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.write(Buffer.from(bytes, 'latin1'));
  return text(socket).catch((error: Error) => error.message);
}

function isFailure(body: string): boolean {
  try {
    const { success, message, code, requestId } = JSON.parse(body) as Record<string, unknown>;
    return success === false && [message, code, requestId].every((word) => typeof word === 'string');
  } catch {
    return false;
  }
}
