import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { JwtService } from '@nestjs/jwt';
import { startTestDatabase } from '@skybil/mongod/test-database';
import { CommandError, CompanyTokensService, runCommand, SeekerTokensService } from './board.mts';
import { type Board, seed, sessionOf, type Size } from './data/seed.mts';
import { type Child, startChild } from './measure/children.mts';
import { Database } from './measure/database.mts';
import { type Figure, measureInTurns } from './measure/turns.mts';
import { type Asked, type Question, questions, type Tokens } from './questions.mts';
import { type Report, type Row, toGrowth, toTables } from './report.mts';

const HERE = import.meta.dirname;
const PROGRAMS = {
  board: join(HERE, '..', 'dist', 'main.js'),
  bare: join(HERE, 'servers', 'bare.mts'),
  tutorial: join(HERE, 'servers', 'tutorial.mts'),
};
const CONNECTIONS = [1, 8, 32];
const BOUNDS = { rounds: 3, requests: 2_000, maxMs: 300 };
/** Too small to measure. It shows that everything works. */
const QUICK = { rounds: 1, requests: 6, maxMs: 300 };
const QUICK_SIZE = 400;
const SIZES = [10_000, 100_000] as const;
const FULL_SIZE = 1_000_000;
const PUBLIC_URL = 'http://localhost:3000';

runCommand(async () => {
  const { full, quick, pages } = readOptions();
  const { MONGODB_URI } = process.env;
  const server = MONGODB_URI
    ? { uri: MONGODB_URI, stop: () => Promise.resolve() }
    : await startTestDatabase(say);
  const uri = benchUri(server.uri);
  const children: Child[] = [];
  const database = await Database.connect(uri);
  const cleanUp = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await database.drop();
    await database.close();
    await server.stop();
  };
  process.once('SIGINT', () => void cleanUp().finally(() => process.exit(130)));
  const [small, ...larger] = SIZES;
  const sizes = quick ? [QUICK_SIZE] : [small, ...(pages ? [] : larger), ...(full ? [FULL_SIZE] : [])];
  const reports: Report[] = [];
  try {
    for (const jobs of sizes) {
      const report = await measure(uri, children, database, { jobs, quick, pages });
      say(`\n${toTables(report)}\n`);
      reports.push(report);
    }
  } finally {
    await cleanUp();
  }
  if (reports.length > 1) say(`${toGrowth(reports)}\n`);
  say(`As JSON: ${keep(reports)}`);
  return 0;
});

async function measure(
  uri: string,
  children: Child[],
  database: Database,
  size: Size & { pages: boolean },
): Promise<Report> {
  const env = settings(uri);
  const { bounds, connections } = size.quick
    ? { bounds: QUICK, connections: [1, 8] }
    : { bounds: BOUNDS, connections: CONNECTIONS };
  const start = async (program: string, path: string): Promise<Child> => {
    const child = await startChild(program, env, path);
    children.push(child);
    return child;
  };
  const stopAll = async (): Promise<void> => {
    await Promise.all(children.splice(0).map((child) => child.stop()));
  };
  say(`Filling a database with ${size.jobs} jobs ...`);
  await database.drop();
  // A first start on the empty database creates the indexes.
  await start(PROGRAMS.board, '/api/health/ready');
  await stopAll();
  const seeded = await seed(uri, size);
  const board = await start(PROGRAMS.board, '/api/health/ready');
  const bare = await start(PROGRAMS.bare, '/api/jobs?page=1&limit=6');
  const asked = questions(seeded, tokensFor(seeded, env)).filter(
    ({ bare }) => !size.pages || bare === 'page',
  );
  const rows: Row[] = [];
  for (const question of asked) {
    if (question.bare === 'page') await copyPage(board, bare, question);
    else if (!question.isWrite) await refuseDifference(board, bare, question);
    const next = numbered();
    const sides = [
      { child: board, next: () => question.ask(next()) },
      { child: bare, next: bareAsk(question, question.isWrite ? next : numbered()) },
    ];
    for (const atOnce of connections) {
      const requests = Math.min(bounds.requests, question.most ?? Infinity);
      const [ours, theirs] = await measureInTurns(sides, database, { ...bounds, requests, atOnce });
      if (ours && theirs) rows.push({ name: question.name, atOnce, board: ours, bare: theirs });
    }
  }
  await stopAll();
  const tutorial = await measureTutorial(() => start(PROGRAMS.tutorial, `/api/jobs/${seeded.jobIds[0]}`), {
    asked,
    database,
    bounds,
  });
  await stopAll();
  return { jobs: size.jobs, readyMs: board.readyMs, rows, tutorial, sizes: await database.sizes() };
}

/** The whole list comes last, because it kills the tutorial server on a large board. */
async function measureTutorial(
  start: () => Promise<Child>,
  { asked, database, bounds }: { asked: readonly Question[]; database: Database; bounds: typeof BOUNDS },
): Promise<Report['tutorial']> {
  const found: Record<string, Figure | undefined> = {};
  const child = await start();
  for (const question of asked.filter(({ tutorial }) => tutorial).reverse()) {
    // Numbers that the other two servers did not use.
    let number = 1_000_000;
    const next = () => question.ask((number += 1));
    try {
      const [figure] = await measureInTurns([{ child, next }], database, { ...bounds, rounds: 1, atOnce: 1 });
      found[question.name] = figure;
    } catch {
      found[question.name] = undefined;
    }
  }
  return found;
}

function bareAsk({ ask, bare }: Question, next: () => number): () => Asked {
  return () => {
    const asked = ask(next());
    return bare ? { ...asked, headers: { ...asked.headers, 'x-bare': bare } } : asked;
  };
}

async function copyPage(board: Child, bare: Child, { ask }: Question): Promise<void> {
  const body = await board.load.body(ask(0));
  await bare.load.body({ path: '/', method: 'POST', headers: { 'x-bare': 'page' }, body });
}

/** @throws CommandError when the two answers differ, because a comparison would then mean nothing */
async function refuseDifference(board: Child, bare: Child, { name, ask }: Question): Promise<void> {
  const [ours, theirs] = await Promise.all([board, bare].map(({ load }) => load.body(ask(0))));
  if (!isDeepStrictEqual(comparable(ours), comparable(theirs)))
    throw new CommandError(`The two servers differ in "${name}"`);
}

/** Ignores times, signatures and messages. */
function comparable(text = ''): object {
  const unsigned = text.replaceAll(/e=\d+&s=[\w-]+/g, '');
  return { ...(JSON.parse(unsigned) as object), asOf: '', message: '' };
}

function numbered(): () => number {
  let number = 0;
  return () => number++;
}

function settings(uri: string) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const secret = () => randomBytes(32).toString('hex');
  return {
    NODE_ENV: 'development',
    MONGODB_URI: uri,
    PUBLIC_URL,
    SAMPLE_DATA: 'off',
    RATE_LIMITS: 'off',
    TRUST_PROXY_HOPS: '1',
    AUTH_MODE: 'local',
    LOCAL_AUTH_PRIVATE_KEY: privateKey,
    COMPANY_JWT_SECRET: secret(),
    FILE_LINK_SECRET: secret(),
  } as const;
}

function tokensFor({ companyId, seekerIds }: Board, env: ReturnType<typeof settings>): Tokens {
  const known = env as unknown as ConstructorParameters<typeof SeekerTokensService>[0];
  const seekers = new SeekerTokensService(known, new JwtService());
  const companies = new CompanyTokensService(known, new JwtService());
  return {
    company: companies.issue(companyId, 0, sessionOf(companyId)),
    seekers: seekerIds.map((id) => seekers.issue(id, 0, sessionOf(id))),
  };
}

function readOptions(): Record<'full' | 'quick' | 'pages', boolean> {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { full: flag, quick: flag, pages: flag } }).values;
  } catch {
    throw new CommandError('Usage: npm run bench [-- --full | --quick | --pages]');
  }
}

function benchUri(uri: string): string {
  const [, server, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  if (!server) throw new CommandError('MONGODB_URI must name the database server to measure with.');
  return `${server}/bench_${process.pid}${options}`;
}

function keep(reports: readonly Report[]): string {
  const folder = join(process.env.DATA_DIR ?? '.data', 'bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify(reports, undefined, 2));
  return file;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
