import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { CommandError, runCommand } from './board.mts';
import { type Child, startChild } from './children.mts';
import type { Measured } from './load.mts';
import { drop, seed } from './seed.mts';

/** Of a row and server; slow ones stop at the time, so that the whole takes about a minute. */
const SIZE = { jobs: 20_000, requests: 2_000 };
/** Too small to measure by: it shows that everything works. */
const QUICK_SIZE = { jobs: 40, requests: 64 };
const MAX_MS = 6_000;
const AT_ONCE = 16;
const ROUNDS = 4;
const LIST = '/api/jobs?page=1&limit=6';

/** Each row, with the path of its n-th request. */
function rows(jobIds: readonly string[]): [string, (number: number) => string][] {
  return [
    ['job list', () => LIST],
    ['one job', () => `/api/jobs/${jobIds[0]}`],
    ['one job, each time another', (number) => `/api/jobs/${jobIds[number % jobIds.length]}`],
    ['filtered list', () => `${LIST}&category=Designing&locations=Lagos`],
    ['search', () => `${LIST}&title=engineer`],
  ];
}

runCommand(async () => {
  const size = readSize();
  const uri = benchUri(process.env.MONGODB_URI ?? '');
  const children: Child[] = [];
  const cleanUp = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await drop(uri);
  };
  process.once('SIGINT', () => void cleanUp().finally(() => process.exit(130)));
  try {
    await measure(uri, children, size);
  } finally {
    await cleanUp();
  }
  return 0;
});

async function measure(uri: string, children: Child[], { jobs, requests }: typeof SIZE): Promise<void> {
  const env = {
    MONGODB_URI: uri,
    PUBLIC_URL: 'http://localhost:3000',
    SAMPLE_DATA: 'off',
    RATE_LIMITS: 'off',
  };
  say('Starting the board and filling its database ...');
  const atOnce = AT_ONCE;
  const board = await startChild(join(import.meta.dirname, '..', 'dist', 'main.js'), env, {
    path: '/api/health/ready',
    atOnce,
  });
  children.push(board);
  const jobIds = await seed(uri, jobs);
  const bare = await startChild(join(import.meta.dirname, 'bare-server.mts'), env, { path: LIST, atOnce });
  children.push(bare);
  say(`${jobs} jobs; up to ${requests} requests a row and server, ${AT_ONCE} at once, in ${ROUNDS} turns`);
  say(line('', 'board', 'bare', 'ratio'));
  for (const [name, pathOf] of rows(jobIds)) {
    await refuseDifference(board, bare, pathOf(1));
    const [ours, theirs] = await inTurns(board, bare, requests, pathOf);
    say(line(name, `${ours}/s`, `${theirs}/s`, (ours / theirs).toFixed(2)));
  }
  say(
    'board: this API as it runs; it keeps public answers until something changes, which the third row goes round.',
  );
  say('bare: node:http and the MongoDB driver with the same queries and JSON.');
}

/** @throws CommandError when the two do not say the same: then there is nothing to compare */
async function refuseDifference(board: Child, bare: Child, path: string): Promise<void> {
  const [ours, theirs] = await Promise.all([board, bare].map(({ load }) => load.body(path)));
  const parsed = [ours, theirs].map((text) => ({ ...(JSON.parse(text ?? '') as object), asOf: '' }));
  if (!isDeepStrictEqual(parsed[0], parsed[1])) throw new CommandError(`The two servers differ in ${path}`);
}

/** Requests per second of each, measured in alternating rounds, so that both meet the same machine. */
async function inTurns(
  board: Child,
  bare: Child,
  requests: number,
  pathOf: (number: number) => string,
): Promise<[number, number]> {
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [{ load }, measured] of [
      [board, ours],
      [bare, theirs],
    ] as const) {
      let asked = round * requests;
      measured.push(await load.run(requests / ROUNDS, MAX_MS / ROUNDS, () => pathOf((asked += 1))));
    }
  }
  // The first round of each only warms up.
  return [perSecond(ours.slice(1)), perSecond(theirs.slice(1))];
}

function perSecond(rounds: readonly Measured[]): number {
  const sum = (field: keyof Measured) => rounds.reduce((total, round) => total + round[field], 0);
  return Math.round((sum('requests') * 1_000) / sum('milliseconds'));
}

function readSize(): typeof SIZE {
  try {
    return parseArgs({ options: { quick: { type: 'boolean' } } }).values.quick ? QUICK_SIZE : SIZE;
  } catch {
    throw new CommandError('Usage: npm run bench [-- --quick]');
  }
}

/** The same server, on a database of our own. */
function benchUri(uri: string): string {
  const [, server, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  if (!server) throw new CommandError('MONGODB_URI must name the database server to measure with.');
  return `${server}/bench_${process.pid}${options}`;
}

function line(name: string, ...figures: string[]): string {
  return name.padEnd(36) + figures.map((figure) => figure.padStart(11)).join('');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
