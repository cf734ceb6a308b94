import { join } from 'node:path';
import { MESSAGES } from '@skybil/shared';
import { mongo, Types } from 'mongoose';
import { JOB_CONTENT, newCompany, newJob, startBoard, type TestBoard } from '../../../../../test/board.js';
import { streamOfChanges, streamOfLists } from '../../../../../test/streams.js';
import { eventually } from '../../../../../test/eventually.js';
import { storeJobs } from '../../../../../test/stored-jobs.js';
import { PublicCache } from '../../../../platform/cache/public-cache.js';
import { JobSearch } from '../job-search.js';
import { readAdverts } from '../../../../commands/import/read-file.js';
import { ImportService } from '../../../../commands/import/import.service.js';
import { UnclaimedCompaniesService } from '../../../companies/unclaimed-companies.service.js';
import { ImportedJobsService } from '../../imported-jobs.service.js';
import { JobSource } from '../job-source.js';

const SOON_MS = 5_000;
const ALL = '/api/jobs?kind=all&page=1&limit=50';

describe('CatalogueSearch', () => {
  let board: TestBoard;
  let other: mongo.MongoClient;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    other = await new mongo.MongoClient(process.env.MONGODB_URI ?? '').connect();
  });
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await other.close();
    await board.close();
  });

  const jobs = () => other.db().collection('jobs');
  const titles = async (): Promise<string[]> => {
    const { body } = await board.http.get(ALL).expect(200);
    return body.jobs.map(({ title }: { title: string }) => title);
  };
  const show = (expected: string[]) =>
    eventually(async () => expect(await titles()).toEqual(expected), SOON_MS);

  /** Inserts a copy of a job into the database, as another process would. */
  async function copyElsewhere(id: string, change: object): Promise<void> {
    const found = await jobs().findOne({ _id: new Types.ObjectId(id) });
    await jobs().insertOne({ ...found, _id: new Types.ObjectId(), ...change });
  }

  it('shows writes of this process at once', async () => {
    const company = await newCompany(board);
    const id = await newJob(board, company, { title: 'Baker' });
    expect(await titles()).toEqual(['Baker']);
    const hide = { id, visible: false };
    await board.http.post('/api/company/change-visibility').set(company.headers).send(hide).expect(200);
    expect(await titles()).toEqual([]);
  });

  it('lets other requests run between long searches [BUDGET-4]', async () => {
    await storeJobs(board, [{ title: 'Baker' }]);
    const search = board.app.get(JobSearch, { strict: false });
    const question = { filter: { kind: 'all', title: 'baker' }, sort: '-date', skip: 0, limit: 1 } as const;
    const clock = jest.spyOn(performance, 'now');
    let now = 0;
    // the clock advances 6 ms with each call
    clock.mockImplementation(() => (now += 6));
    let served = 0;
    const serve = () => {
      served += 1;
      timer = setImmediate(serve);
    };
    let timer = setImmediate(serve);
    try {
      await Promise.all(Array.from({ length: 10 }, () => search.page(question)));
    } finally {
      clearImmediate(timer);
    }
    expect(served).toBeGreaterThanOrEqual(4);
  });

  it('shows writes of another process [JOB-6]', async () => {
    const [first = ''] = await storeJobs(board, [{ title: 'Baker' }]);
    const second = new Types.ObjectId();
    await copyElsewhere(first, { _id: second, title: 'Miller', titleLower: 'miller', date: new Date() });
    await show(['Miller', 'Baker']);
    await jobs().updateOne({ _id: second }, { $set: { title: 'Weaver', titleLower: 'weaver' } });
    await eventually(async () => {
      const { body } = await board.http.get('/api/jobs?title=weaver').expect(200);
      expect(body.total).toBe(1);
    }, SOON_MS);
    await jobs().updateOne({ _id: second }, { $set: { visible: false, listed: false } });
    await show(['Baker']);
    await jobs().deleteOne({ _id: new Types.ObjectId(first) });
    await show([]);
  });

  it('shows writes from the time when the change stream was broken, and only listed jobs [JOB-6]', async () => {
    const [first = ''] = await storeJobs(board, [{ title: 'Baker' }]);
    const source = board.app.get(JobSource, { strict: false });
    const watch = jest.spyOn(source, 'watch').mockImplementation(() => {
      throw new Error('the database is away');
    });
    await streamOfLists(board).close();
    await eventually(() => expect(watch).toHaveBeenCalled(), SOON_MS);
    await copyElsewhere(first, { title: 'Miller', titleLower: 'miller', date: new Date() });
    await copyElsewhere(first, { title: 'Hidden', titleLower: 'hidden', visible: false, listed: false });
    expect(await titles()).toEqual(['Baker']);
    watch.mockRestore();
    await show(['Miller', 'Baker']);
    const { body } = await board.http.get('/api/jobs?kind=all&page=1').expect(200);
    expect(body.total).toBe(2);
  });

  it('loads a new catalogue if a change cannot be read', async () => {
    const [first = ''] = await storeJobs(board, [{ title: 'Baker' }]);
    const source = board.app.get(JobSource, { strict: false });
    const byIds = jest.spyOn(source, 'byIds').mockImplementation(() => {
      throw new Error('the database is away');
    });
    await copyElsewhere(first, { title: 'Miller', titleLower: 'miller', date: new Date() });
    await eventually(() => expect(byIds).toHaveBeenCalled(), SOON_MS);
    byIds.mockRestore();
    await show(['Miller', 'Baker']);
  });

  it('clears the cache after applying another process’s write', async () => {
    const [first = ''] = await storeJobs(board, [{ title: 'Baker' }]);
    const cache = board.app.get(PublicCache);
    await eventually(async () => {
      await titles();
      expect(cache.size).toBeGreaterThan(0);
    }, SOON_MS);
    const stream = streamOfChanges(board);
    const told = stream.listeners('change');
    stream.removeAllListeners('change');
    try {
      await copyElsewhere(first, { title: 'Miller', titleLower: 'miller', date: new Date() });
      await show(['Miller', 'Baker']);
    } finally {
      for (const listener of told) stream.on('change', listener as () => void);
    }
  });

  it('is unavailable, and the board not ready, until all jobs are loaded', async () => {
    const search = board.app.get(JobSearch) as unknown as { isLoaded: boolean };
    search.isLoaded = false;
    try {
      const { body } = await board.http.get('/api/jobs/facets?title=not-asked-before').expect(503);
      expect(body).toMatchObject({ code: 'unavailable', message: MESSAGES.unavailable });
      const { body: health } = await board.http.get('/api/health/ready').expect(503);
      expect(health.errors).toEqual({ search: 'down' });
    } finally {
      search.isLoaded = true;
    }
    await board.http.get('/api/jobs/facets?title=not-asked-before').expect(200);
  });
});

describe('CatalogueSearch without the change stream', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    streamOfLists(board).removeAllListeners('change');
  });
  beforeEach(() => {
    board.oneCopy();
    return board.clear();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => board.close());

  const list = async () => (await board.http.get('/api/jobs?kind=all&page=1').expect(200)).body;
  const send = (method: 'post' | 'put', path: string, headers: Record<string, string>, body: object) =>
    board.http[method](`/api/company/${path}`).set(headers).send(body).expect(200);

  it('shows at once what this process posts, edits and hides', async () => {
    const { headers } = await newCompany(board);
    const posted = await send('post', 'jobs', headers, { ...JOB_CONTENT, title: 'Baker' });
    const id: string = posted.body.data._id;
    expect((await list()).total).toBe(1);
    await send('put', `jobs/${id}`, headers, { ...JOB_CONTENT, title: 'Miller' });
    expect((await board.http.get('/api/jobs?title=miller&page=1').expect(200)).body.total).toBe(1);
    await send('post', 'change-visibility', headers, { id, visible: false });
    expect((await list()).total).toBe(0);
  });

  it('omits at once a job that was hidden by an upper-case id', async () => {
    const { headers } = await newCompany(board);
    const { body } = await send('post', 'jobs', headers, JOB_CONTENT);
    const id = (body.data._id as string).toUpperCase();
    await send('post', 'change-visibility', headers, { id, visible: false });
    expect((await list()).total).toBe(0);
    await send('put', `jobs/${id}`, headers, { ...JOB_CONTENT, visible: true });
    await send('put', `jobs/${id}`, headers, { ...JOB_CONTENT, visible: false });
    expect((await list()).total).toBe(0);
  });

  it.each(['posted', 'edited', 'hidden'])('applies a job before answering that it was %s', async (what) => {
    const { headers } = await newCompany(board);
    const posted = await send('post', 'jobs', headers, JOB_CONTENT);
    const id: string = posted.body.data._id;
    const steps: string[] = [];
    const source = board.app.get(JobSource, { strict: false });
    const byIds = source.byIds.bind(source);
    jest.spyOn(source, 'byIds').mockImplementation(async function* (ids) {
      for (let turn = 0; turn < 20; turn += 1) await board.connection.collection('jobs').findOne();
      yield* byIds(ids);
      steps.push('taken in');
    });
    if (what === 'posted') await send('post', 'post-job', headers, JOB_CONTENT);
    if (what === 'edited') await send('put', `jobs/${id}`, headers, { ...JOB_CONTENT, title: 'Miller' });
    if (what === 'hidden') await send('post', 'change-visibility', headers, { id });
    steps.push('answered');
    expect(steps).toEqual(['taken in', 'answered']);
  });

  it('shows at once what this process imports', async () => {
    const importing = new ImportService(
      board.app.get(ImportedJobsService),
      board.app.get(UnclaimedCompaniesService),
    );
    const adverts = join(__dirname, '..', '..', '..', '..', 'commands', 'import', 'fixtures', 'jobs.csv');
    const { counts, notEnglish } = await importing.run(await readAdverts(adverts), {
      now: new Date('2026-06-01T12:00:00Z'),
    });
    expect([counts.new, notEnglish]).toEqual([7, 1]);
    expect((await list()).total).toBe(counts.new - notEnglish);
  });

  it('omits a row that another process has hidden in the meantime', async () => {
    const [id] = await storeJobs(board, [{ title: 'Baker' }]);
    await board.connection.model('Job').updateOne({ _id: id }, { visible: false, listed: false });
    expect((await list()).jobs).toEqual([]);
  });

  it('keeps the newer state if an older one is read slowly', async () => {
    const [id = ''] = await storeJobs(board, [{ title: 'Baker' }]);
    const source = board.app.get(JobSource, { strict: false });
    const { value: listed } = await source.byIds([id]).next();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const byIds = jest.spyOn(source, 'byIds').mockImplementationOnce(async function* () {
      await answered;
      yield listed;
    });
    const older = board.listed([id]);
    let newer: Promise<unknown> = Promise.resolve();
    try {
      await eventually(() => expect(byIds).toHaveBeenCalled(), SOON_MS);
      await board.connection.model('Job').updateOne({ _id: id }, { visible: false, listed: false });
      newer = board.listed([id]);
      await board.connection.collection('jobs').findOne();
      expect(byIds).toHaveBeenCalledTimes(1);
    } finally {
      answer();
      await Promise.all([older, newer]);
    }
    expect((await list()).total).toBe(0);
  });
});
