import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CampaignBoard } from '../board/board.mts';
import { Dice, malformedRequest } from '../hostile/malformed.mts';
import type { Campaign, Row, Tries } from '../row.mts';

const MB = 2 ** 20;
const MINUTE_MS = 60_000;
const LENGTH_MS = 30 * MINUTE_MS;
const SHORT_LENGTH_MS = 5_000;
const REQUESTS = 200_000;
const CONNECTIONS_AT_ONCE = 48;
/** Wait for an answer, which may never come because most requests are incomplete. */
const PATIENCE_MS = 800;
/** Each of these addresses may send a thousand requests a minute. */
const ADDRESSES = 500;
const GROWTH_MB = 60;
/** The board closes connections within this time after their clients have closed them. */
const SETTLE_MS = 20_000;
/** The board waits 15 s for a body, and checks every second. */
const SLOW_BODY_MS = 17_000;

/** Request targets that are not valid addresses of a board. */
const UNREADABLE = [
  'http://%@x/',
  'http://a:b@x/api/jobs',
  'http://a@x/',
  'http://@x/',
  'http://x:99999/',
  'x:1',
];

/** Number of connections that stay open after a CONNECT. */
const SILENT = 60;

/** Express parses these paths as absolute addresses. The board has no such paths. */
const ODD_PATHS = ['//%@x/#', '/\\%@x/#', '/api//%@x/#', '/api/\\%@x/\u00a0'];

/** Requests after which Node hands over the raw connection, or asks whether to continue. */
const HANDED_OVER: readonly [string, ...string[]] = [
  'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'POST /api/newsletter HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\ncontent-length: 9\r\n\r\n{',
  'POST /api/newsletter HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n',
  'GET /api/jobs HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n',
];

const unreadable: Row = {
  expectation:
    'An address that is invalid or contains user information gets a 400 in JSON, and the process continues',
  attempt: async (board, tries) => {
    for (const address of UNREADABLE) {
      const answer = await exchange(board, `GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      const isRefused = answer.startsWith('HTTP/1.1 400 ') && answer.includes('"code":"bad_input"');
      tries.check(isRefused, `${address} was answered ${JSON.stringify(answer.slice(0, 60))}`);
    }
    for (const path of ODD_PATHS) {
      const answer = await exchange(board, `DELETE ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      tries.check(
        /^HTTP\/1\.1 40[045] /.test(answer),
        `${path} was answered ${JSON.stringify(answer.slice(0, 60))}`,
      );
    }
    await stillAnswers(board, tries);
  },
};

const resets: Row = {
  expectation: 'CONNECT, Upgrade and Expect followed by a reset do not end the process or leak connections',
  attempt: async (board, tries) => {
    const before = await board.process.openSockets();
    for (const head of HANDED_OVER) {
      for (let at = 0; at < tries.some(200, 30); at += 1) {
        const socket = await open(board);
        socket.write(head);
        if (at % 3 > 0) await wait(at % 3);
        socket.resetAndDestroy();
      }
    }
    const silent = await Promise.all(Array.from({ length: SILENT }, () => open(board)));
    for (const socket of silent) socket.write(HANDED_OVER[0]);
    await letGo(board, tries, before);
    for (const socket of silent) socket.destroy();
    await stillAnswers(board, tries);
  },
};

const slowBodies: Row = {
  expectation:
    'Slow bodies above the memory budget are refused, and the process continues after they time out',
  isLong: true,
  attempt: async (board, tries) => {
    const from = board.client.newAddress();
    const head = `POST /api/company/post-job HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n`;
    const length = 250_000;
    const sockets: Socket[] = [];
    let refused = 0;
    for (let at = 0; at < 90; at += 1) {
      const socket = await open(board);
      socket.on(
        'data',
        (bytes: Buffer) => (refused += bytes.toString('latin1').startsWith('HTTP/1.1 503') ? 1 : 0),
      );
      socket.write(`${head}content-type: application/json\r\ncontent-length: ${length + 9}\r\n\r\n`);
      socket.write(Buffer.alloc(length, ' '));
      sockets.push(socket);
    }
    await wait(SLOW_BODY_MS);
    for (const socket of sockets) socket.destroy();
    tries.figure('refused', refused);
    tries.check(refused > 0, 'none was refused');
    await stillAnswers(board, tries);
  },
};

const generated: Row = {
  expectation: 'Half an hour of malformed requests does not end the process or leak connections or memory',
  onFreshProcess: true,
  maxMs: LENGTH_MS + 5 * MINUTE_MS,
  attempt: async (board, tries) => {
    const seed = Number(process.env['CAMPAIGN_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    tries.figures['seed'] = String(seed);
    const dice = new Dice(seed);
    const { pid } = board.process;
    await send(board, dice, { ms: tries.some(MINUTE_MS, 1_000), requests: 0 });
    const [sockets, before] = [await settledSockets(board), await board.process.memoryBytes()];
    const { requests, answered, faults } = await send(board, dice, {
      ms: tries.some(LENGTH_MS, SHORT_LENGTH_MS),
      requests: tries.some(REQUESTS, 0),
    });
    tries.figure('requests', requests);
    tries.figure('connections answered', answered);
    tries.check(answered > requests / 20, `only ${answered} connections were answered`);
    for (const fault of faults.slice(0, 5)) tries.check(false, fault);
    await letGo(board, tries, sockets);
    const grownMb = ((await board.process.memoryBytes()) - before) / MB;
    tries.figure('memory', grownMb, 'MB more');
    tries.check(grownMb < GROWTH_MB, `it grew by ${grownMb.toFixed(0)} MB`);
    tries.check(board.process.pid === pid, 'it is another process');
    await stillAnswers(board, tries);
  },
};

/** Attacks that could end the process, and half an hour of malformed requests to one process. */
export const processLives: Campaign = { rows: [unreadable, resets, slowBodies, generated] };

interface Sent {
  requests: number;
  /** Connections that received an answer. */
  answered: number;
  /** Answers that report a fault of the board (5xx except 503). */
  faults: string[];
}

/** Sends malformed requests evenly over a time, and at least a minimum number. */
async function send(
  board: CampaignBoard,
  dice: Dice,
  least: { ms: number; requests: number },
): Promise<Sent> {
  const addresses = Array.from({ length: ADDRESSES }, () => board.client.newAddress());
  const began = performance.now();
  const sent: Sent = { requests: 0, answered: 0, faults: [] };
  const isOver = () =>
    board.process.hasEnded || (sent.requests >= least.requests && performance.now() - began >= least.ms);
  const work = async () => {
    while (!isOver()) {
      const pipelined = Array.from({ length: dice.isIn(0.7) ? 1 : 1 + dice.below(8) }, () =>
        malformedRequest(dice, dice.of(addresses)),
      );
      sent.requests += pipelined.length;
      const answer = await provoke(board, pipelined.join(''), dice);
      if (answer) sent.answered += 1;
      const fault = /HTTP\/1\.1 50[0124-9] /.exec(answer)?.[0];
      if (fault) sent.faults.push(`${fault}to ${JSON.stringify(pipelined.join('').slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS_AT_ONCE }, work));
  return sent;
}

/** Sends bytes in one or two parts, and then waits for an answer, closes its side or resets. @returns the answer */
async function provoke(board: CampaignBoard, text: string, dice: Dice): Promise<string> {
  const bytes = Buffer.from(text, 'latin1');
  const cut = dice.isIn(0.3) ? dice.below(bytes.length) : bytes.length;
  const [isAborted, fate, resetsAfterMs] = [dice.isIn(0.15), dice.below(3), dice.below(10)];
  const socket = await open(board);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    if (answer.length < 4_000) answer += chunk.toString('latin1');
  });
  const answered = Promise.race([nextOf(socket, 'data'), nextOf(socket, 'end'), nextOf(socket, 'close')]);
  socket.write(bytes.subarray(0, cut));
  if (cut < bytes.length) {
    await Promise.race([answered, wait(5)]);
    if (!isAborted) socket.write(bytes.subarray(cut));
  }
  if (fate === 0) socket.end();
  await Promise.race([answered, wait(fate === 1 ? resetsAfterMs : PATIENCE_MS)]);
  if (fate === 1) socket.resetAndDestroy();
  else socket.destroy();
  return answer;
}

async function exchange(board: CampaignBoard, text: string): Promise<string> {
  const socket = await open(board);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.write(text, 'latin1');
  await Promise.race([nextOf(socket, 'end'), nextOf(socket, 'close'), wait(SETTLE_MS)]);
  socket.destroy();
  return answer;
}

async function open({ port }: CampaignBoard): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await Promise.race([nextOf(socket, 'connect'), nextOf(socket, 'close')]);
  return socket;
}

function nextOf(socket: Socket, event: 'connect' | 'data' | 'end' | 'close'): Promise<void> {
  return new Promise((resolve) => socket.once(event, () => resolve()));
}

async function stillAnswers(board: CampaignBoard, tries: Tries): Promise<void> {
  const { status } = await board.client.ask('/api/health/live');
  tries.check(!board.process.hasEnded && status === 200, `the board answered ${status} afterwards`);
}

/** Waits for connections to close. @returns the number of open ones */
async function settledSockets(board: CampaignBoard): Promise<number> {
  await wait(2_000);
  return board.process.openSockets();
}

/** Checks that the board closes connections that clients have closed. */
async function letGo(board: CampaignBoard, tries: Tries, before: number): Promise<void> {
  // Connections to the database and one of our own client come and go.
  const most = before + 10;
  const until = performance.now() + SETTLE_MS;
  let now = await board.process.openSockets();
  while (now > most && performance.now() < until) {
    await wait(250);
    now = await board.process.openSockets();
  }
  tries.figure('connections left', now - before);
  tries.check(now <= most, `${now - before} connections are left`);
}
