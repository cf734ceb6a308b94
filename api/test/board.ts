import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { Connection } from 'mongoose';
import passport from 'passport';
import { pino } from 'pino';
import supertest from 'supertest';
import { JobSearch } from '../src/modules/jobs/search/job-search.js';
import { LEAD_TIMER } from '../src/modules/jobs/search/opensearch/feed-state.js';
import { BoardChanges } from '../src/platform/cache/board-changes.js';
import { createApp } from '../src/create-app.js';
import { COMPANY_STRATEGY, CompanyStrategy } from '../src/http/access/company.strategy.js';
import { makeIndexes } from '../src/platform/database/indexes.js';
import { MAIL_TIMER } from '../src/platform/mail/mail-worker.js';
import { startLoadBalancer } from './load-balancer.js';
import { makePdf } from './pdfs.js';

export const PASSWORD = 'Harmattan-rain-7';

/** Set by `npm run test:copies`: the number of copies on one database, behind one port. */
const COPIES = Number(process.env.TEST_COPIES ?? 1);

/** For tests of a single process. */
export const ONE_COPY = 1;

/** The whole board over HTTP, on its own database. */
export interface TestBoard {
  /**
   * Access to the board's providers. With several copies it returns the last one, which alone answers from then on.
   */
  readonly app: NestExpressApplication;
  /** Only one copy answers until the test ends. For tests of state that each process has of its own. */
  oneCopy(): void;
  connection: Connection;
  http: ReturnType<typeof supertest>;
  /** Deletes all stored rows and clears the caches. */
  clear(): Promise<void>;
  close(): Promise<void>;
  /** Updates the lists after a test wrote jobs to the database: these jobs, or all. */
  listed(ids?: readonly string[]): Promise<void>;
}

/** Name of the running test; undefined in hooks around several tests. */
function testName(): string | undefined {
  return expect.getState().currentTestName;
}

let currentSettings: NodeJS.ProcessEnv = {};

/** Replaces the previous board's settings in the environment. */
function applySettings(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(currentSettings)) delete process.env[name];
  currentSettings = env;
  Object.assign(process.env, env);
}

let shared: { board: TestBoard; settings: NodeJS.ProcessEnv } | undefined;

// At the top level, so that it runs after the last test of the Jest file or group.
afterAll(() => shared?.board.close());

/**
 * The board for tests that need no settings of their own and change nothing in the process. It has no rate limits.
 * The first caller of a Jest file or group starts it, every caller gets it empty, and no caller closes it.
 */
export async function sharedBoard(): Promise<TestBoard> {
  if (shared) {
    applySettings(shared.settings);
    // Passport has one strategy per name in a process: the one of the last started board.
    passport.use(COMPANY_STRATEGY, shared.board.app.get(CompanyStrategy));
    await shared.board.clear();
  } else {
    const board = await startBoard({ RATE_LIMITS: 'off' });
    shared = { board, settings: currentSettings };
  }
  return shared.board;
}

const KEPT_TIMERS = [MAIL_TIMER, LEAD_TIMER];

/** Otherwise a regular task might change stored rows between two steps of a test. */
function stopRegularTasks(app: NestExpressApplication): void {
  const timers = app.get(SchedulerRegistry);
  for (const name of timers.getIntervals()) if (!KEPT_TIMERS.includes(name)) timers.deleteInterval(name);
}

/**
 * Starts the board on loopback. It sends mails, and a test runs the other regular tasks itself. Copies run in one
 * process, so they share in-process counters, and the last one's strategies check the tokens of all.
 * @param env settings besides the database's address
 */
export async function startBoard(env: NodeJS.ProcessEnv = {}, copies = COPIES): Promise<TestBoard> {
  const dataDir = mkdtempSync(join(tmpdir(), 'board-test-'));
  const database = `test_${randomBytes(6).toString('hex')}`;
  applySettings({
    NODE_ENV: 'test',
    MONGODB_URI: databaseUri(database),
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
    PUBLIC_URL: 'http://localhost:3000',
    ...env,
  });
  const apps: NestExpressApplication[] = [];
  const closeAll = () => Promise.all(apps.map((app) => app.close()));
  try {
    while (apps.length < copies) {
      const app = await createApp(pino({ level: 'silent' }));
      apps.push(app);
      await makeIndexes(app.get<Connection>(getConnectionToken()));
      await app.listen(0, '127.0.0.1');
      stopRegularTasks(app);
    }
  } catch (error) {
    // An open connection would keep the run waiting and hide the error.
    await closeAll();
    throw error;
  }
  const app = apps.at(-1) as NestExpressApplication;
  let alone: string | undefined = '';
  const oneCopy = () => {
    alone = testName();
  };
  const front =
    copies > 1
      ? await startLoadBalancer(() => (alone === testName() ? [app] : apps).map((one) => one.getHttpServer()))
      : undefined;
  const connection = app.get<Connection>(getConnectionToken());
  const refresh = (ids: readonly string[]) => Promise.all(apps.map((one) => one.get(JobSearch).refresh(ids)));
  return {
    get app() {
      oneCopy();
      return app;
    },
    oneCopy,
    connection,
    http: supertest(front ?? app.getHttpServer()),
    async listed(ids) {
      await refresh(ids ?? (await storedIds(connection)));
    },
    async clear() {
      const jobs = await storedIds(connection);
      const collections = await connection.listCollections();
      await Promise.all(collections.map(({ name }) => connection.collection(name).deleteMany({})));
      await refresh(jobs);
      for (const one of apps)
        for (const written of ['jobs', 'companies', 'applications'] as const)
          one.get(BoardChanges).notify(written);
    },
    async close() {
      front?.close();
      await connection.dropDatabase();
      await closeAll();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function storedIds(connection: Connection): Promise<string[]> {
  const jobs = await connection.collection('jobs').find().project({ _id: 1 }).toArray();
  return jobs.map(({ _id }) => String(_id));
}

function databaseUri(database: string): string {
  const given = process.env.TEST_MONGODB_URI;
  if (!given)
    throw new Error('TEST_MONGODB_URI is not set: a file that needs a database ends in .int-spec.ts');
  const uri = new URL(given);
  uri.pathname = `/${database}`;
  return uri.toString();
}

let accounts = 0;

interface NewAccount {
  /** Verifies the e-mail and removes the verification mail, unless a test needs it. */
  proven?: boolean;
}

async function prove(board: TestBoard, collection: 'users' | 'companies', email: string): Promise<void> {
  await board.connection.collection(collection).updateOne({ email }, { $set: { emailProvenAt: new Date() } });
  await board.connection.collection('outbox').deleteMany({ to: email });
}

/** A new seeker of the built-in sign-in. @returns the header that signs in, and the e-mail */
export async function newSeeker(
  board: TestBoard,
  { proven = true }: NewAccount = {},
): Promise<{ headers: { authorization: string }; email: string; id: string }> {
  const email = `seeker${(accounts += 1)}@test.example`;
  const names = { firstName: 'Adaeze', lastName: `Okafor ${accounts}` };
  const { body } = await board.http
    .post('/api/auth/sign-up')
    .send({ ...names, email, password: PASSWORD })
    .expect(200);
  if (proven) await prove(board, 'users', email);
  return { headers: { authorization: `Bearer ${body.token}` }, email, id: body.user._id };
}

/** A new company. @returns the header that signs in, the id and the e-mail */
export async function newCompany(
  board: TestBoard,
  { proven = true, name }: NewAccount & { name?: string } = {},
): Promise<{ headers: { token: string }; email: string; id: string }> {
  const email = `company${(accounts += 1)}@test.example`;
  const { body } = await board.http
    .post('/api/company/register')
    .send({ name: name ?? `Eko Haulage ${accounts}`, email, password: PASSWORD })
    .expect(200);
  if (proven) await prove(board, 'companies', email);
  return { headers: { token: body.token }, email, id: body.company._id };
}

export const JOB_CONTENT = {
  title: 'Backend Engineer',
  description: '<p>Build payment services with us.</p>',
  location: 'Lagos',
  salary: '250,000 - 400,000',
  category: 'Programming',
  level: 'Senior level',
};

/** Posts a job of the company. @returns its id */
export async function newJob(
  board: TestBoard,
  company: { headers: { token: string } },
  change: object = {},
): Promise<string> {
  const { body } = await board.http
    .post('/api/company/jobs')
    .set(company.headers)
    .send({ ...JOB_CONTENT, ...change })
    .expect(200);
  return body.data._id;
}

/** Stores a resume for the seeker. */
export async function uploadResume(
  board: TestBoard,
  seeker: { headers: { authorization: string } },
): Promise<void> {
  await board.http
    .post('/api/users/update-resume')
    .set(seeker.headers)
    .attach('resume', makePdf(), { filename: 'resume.pdf', contentType: 'application/pdf' })
    .expect(200);
}
