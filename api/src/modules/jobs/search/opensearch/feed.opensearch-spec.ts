import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { startBoard, type TestBoard } from '../../../../../test/board.js';
import { builtProgram } from '../../../../../test/built-api.js';
import { startChildBoard } from '../../../../../test/child-board.js';
import { eventually } from '../../../../../test/eventually.js';
import { forgetJobsOf, openSearchUrl } from '../../../../../test/opensearch.js';
import { storeJobs } from '../../../../../test/stored-jobs.js';
import { streamOfLists } from '../../../../../test/streams.js';
import { JobSearch } from '../job-search.js';
import type { SearchedJob } from '../searched-job.js';
import { JobSource } from '../job-source.js';
import { JobIndex } from './job-index.js';
import { INDEX } from './mapping.js';

/** Long enough for the lease to end and another process to take it. */
const TAKEN_OVER_MS = 20_000;
const SEARCH = { _id: 'search' };
type Row = { _id: string };

describe('IndexFeed', () => {
  let board: TestBoard;
  let uri: URL;
  const started: TestBoard[] = [];

  // a build can take longer than the default timeout
  beforeAll(() => void builtProgram('main.js'), 180_000);
  beforeEach(() => {
    uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/test_${randomBytes(6).toString('hex')}`;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const one of started.splice(0)) {
      await one.close();
      await forgetJobsOf(one.connection.name);
    }
  });

  const start = async () => {
    board = await startBoard({
      RATE_LIMITS: 'off',
      SEARCH_URL: openSearchUrl(),
      MONGODB_URI: uri.toString(),
    });
    started.push(board);
  };
  const rows = (name: string) => board.connection.collection<Row>(name);
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${openSearchUrl()}/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const alias = () => `jobs-of-${board.connection.name}`;
  const index = async () =>
    Object.keys((await (await ask('GET', `_alias/${alias()}`)).json()) as object)[0] ?? '';
  const total = async () => {
    const question = { filter: { kind: 'all' }, sort: '-date', skip: 0, limit: 1 } as const;
    return (await board.app.get(JobSearch).page(question)).total;
  };
  const hasTotal = (expected: number) =>
    eventually(async () => expect(await total()).toBe(expected), TAKEN_OVER_MS);

  async function insertElsewhere(): Promise<void> {
    const job = await board.connection.collection('jobs').findOne();
    await board.connection.collection('jobs').insertOne({ ...job, _id: new Types.ObjectId() });
  }

  /** Takes the lease away from the board. @returns a function that lets the board lead again */
  async function withoutLeader(): Promise<() => Promise<unknown>> {
    const until = new Date(Date.now() + 3_600_000);
    await rows('leases').updateOne(SEARCH, { $set: { holder: 'another process', until } });
    await eventually(() => expect(streamOfLists(board).closed).toBe(true), TAKEN_OVER_MS);
    return () => rows('leases').deleteOne(SEARCH);
  }

  it('resumes in another process after the leader is killed', async () => {
    const leading = await startChildBoard({
      NODE_ENV: 'test',
      MONGODB_URI: uri.toString(),
      SEARCH_URL: openSearchUrl(),
    });
    try {
      await start();
      await storeJobs(board, [{ title: 'Baker' }]);
      await insertElsewhere();
      await hasTotal(2);
      const before = await index();
      leading.process.kill('SIGKILL');
      await leading.exited;
      await insertElsewhere();
      await hasTotal(3);
      expect(await index()).toBe(before);
    } finally {
      await leading.stop();
    }
  }, 90_000);

  it('applies writes from the time without a leader', async () => {
    await start();
    await storeJobs(board, [{ title: 'Baker' }]);
    await insertElsewhere();
    await hasTotal(2);
    const before = await index();
    const again = await withoutLeader();
    await insertElsewhere();
    await again();
    await hasTotal(3);
    expect(await index()).toBe(before);
  });

  it('builds a new index if the change stream cannot resume', async () => {
    await start();
    await storeJobs(board, [{ title: 'Baker' }]);
    await insertElsewhere();
    await hasTotal(2);
    const before = await index();
    const again = await withoutLeader();
    await insertElsewhere();
    const { token } = (await rows('searchfeeds').findOne(SEARCH)) as unknown as { token: { _data: string } };
    // a token from 1970
    const _data = token._data.replace(/^82.{16}/, `82${'0'.repeat(7)}1${'0'.repeat(7)}1`);
    await rows('searchfeeds').updateOne(SEARCH, { $set: { token: { _data } } });
    await again();
    await hasTotal(3);
    expect(await index()).not.toBe(before);
  });

  it('builds a new index if the old one was deleted', async () => {
    await start();
    await storeJobs(board, [{ title: 'Baker' }]);
    await ask('DELETE', await index());
    await expect(total()).rejects.toMatchObject({ code: 'unavailable' });
    await eventually(async () => expect(await total().catch(() => 0)).toBe(1), TAKEN_OVER_MS);
  });

  it('builds a new index if the mapping is older, and uses the old one until then', async () => {
    await start();
    await storeJobs(
      board,
      Array.from({ length: 20 }, (_, at) => ({ title: `Baker ${at}` })),
    );
    const old = `${alias()}-v0-old`;
    await ask('PUT', old, INDEX);
    const jobs: SearchedJob[] = [];
    for await (const some of board.app.get(JobSource, { strict: false }).all()) jobs.push(...some);
    await new JobIndex(openSearchUrl(), board.connection.name).load(old, jobs, 1);
    await ask('POST', `${old}/_refresh`);
    const today = await index();
    const actions = [{ remove_index: { index: today } }, { add: { index: old, alias: alias() } }];
    await ask('POST', '_aliases', { actions });
    expect(await index()).toBe(old);
    await streamOfLists(board).close();
    const seen = new Set<number>();
    await eventually(async () => {
      seen.add(await total());
      expect(await index()).toMatch(/-v2-/);
    }, TAKEN_OVER_MS);
    for (let asked = 0; asked < 20; asked += 1) seen.add(await total());
    expect([...seen]).toEqual([20]);
  });

  it('keeps newer writes while an index is being built', async () => {
    await start();
    const [id = ''] = await storeJobs(board, [{ title: 'Baker' }, { title: 'Miller' }]);
    const before = await index();
    const source = board.app.get(JobSource, { strict: false });
    const write = jest.spyOn(JobIndex.prototype, 'write');
    jest.spyOn(source, 'all').mockImplementationOnce(async function* () {
      const { value: states } = await source.byIds([id]).next();
      const stale = [...(states as Map<string, SearchedJob>).values()];
      const hidden = { $set: { visible: false, listed: false } };
      await board.connection.collection('jobs').updateOne({ _id: new Types.ObjectId(id) }, hidden);
      await eventually(() => expect(write).toHaveBeenCalled(), TAKEN_OVER_MS);
      await Promise.all(write.mock.results.map(({ value }) => value as Promise<void>));
      yield stale;
    });
    const again = await withoutLeader();
    await rows('searchfeeds').deleteOne(SEARCH);
    await again();
    await eventually(async () => expect(await index()).not.toBe(before), TAKEN_OVER_MS);
    expect(await total()).toBe(0);
  });
});
