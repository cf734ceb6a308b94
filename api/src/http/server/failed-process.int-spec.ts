import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { type ChildBoard, startChildBoard } from '../../../test/child-board.js';
import { eventually } from '../../../test/eventually.js';

const THROWER = join(__dirname, '..', '..', '..', 'test', 'throw-in-requests.mjs');
const BODY = JSON.stringify({ user_type: 'jobseeker', email: 'ada@test.example' });

describe('a process after an uncaught error', () => {
  const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
  uri.pathname = `/failed-${randomBytes(6).toString('hex')}`;
  let board: ChildBoard;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    board = await startChildBoard({
      NODE_ENV: 'test',
      MONGODB_URI: uri.href,
      NODE_OPTIONS: `--import=${THROWER}`,
    });
  }, 120_000);
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    await board?.stop();
  });
  afterAll(async () => {
    const client = new mongo.MongoClient(uri.href);
    await client.db().dropDatabase();
    await client.close();
  });

  /** Sends a request without the last byte of its body. */
  function begin(headers = ''): { finish: () => void; answer: Promise<string> } {
    const socket = connect(board.port, '127.0.0.1');
    sockets.push(socket);
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    const answer = once(socket, 'close').then(() => text);
    const head = `POST /api/newsletter HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}`;
    const described = `content-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`;
    socket.write(head + described + BODY.slice(0, -1));
    return { answer, finish: () => void socket.write(BODY.slice(-1)) };
  }

  it.each([
    ['an exception in a timer', 'exception'],
    ['a rejection that nobody awaits', 'rejection'],
  ])(
    'from %s answers that request with 500, finishes the others, logs one line and exits with 1 [RUN-46]',
    async (_, kind) => {
      const other = begin();
      const failed = begin(`x-throw: ${kind}\r\n`);
      const answer = await failed.answer;
      expect(answer).toMatch(/^HTTP\/1\.1 500 [^]*"code":"internal"/);
      await eventually(() => expect(board.output()).toContain('"msg":"stopping"'), 20_000);
      other.finish();
      expect(await other.answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(await board.exited).toBe(1);
      const lines = board
        .output()
        .split('\n')
        .filter((line) => line.includes('thrown by a test'));
      expect(lines).toHaveLength(1);
      const requestId = /x-request-id: (\S+)/i.exec(answer)?.[1];
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, requestId });
    },
    40_000,
  );
});
