import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { JOB_CONTENT, newCompany, startBoard, type TestBoard } from '../../../../../test/board.js';
import { eventually } from '../../../../../test/eventually.js';
import { forgetJobsOf, openSearchUrl } from '../../../../../test/opensearch.js';
import { type Proxy, startProxy } from '../../../../../test/proxy.js';
import { storeJobs } from '../../../../../test/stored-jobs.js';
import { PublicCache } from '../../../../platform/cache/public-cache.js';

const SOON_MS = 10_000;
const ALL = '/api/jobs?kind=all&page=1&limit=50';

describe('OpenSearchSearch', () => {
  let board: TestBoard;
  let proxy: Proxy;

  beforeAll(async () => {
    proxy = await startProxy(openSearchUrl());
    board = await startBoard({ RATE_LIMITS: 'off', SEARCH_URL: proxy.url });
  });
  beforeEach(() => board.clear());
  afterEach(() => proxy.restore());
  afterAll(async () => {
    await forgetJobsOf(board.connection.name);
    await board.close();
    await proxy.cut();
  });

  const jobs = () => board.connection.collection('jobs');
  const titles = async (): Promise<string[]> => {
    const { body } = await board.http.get(ALL).expect(200);
    return body.jobs.map(({ title }: { title: string }) => title);
  };
  const show = (expected: string[]) =>
    eventually(async () => expect(await titles()).toEqual(expected), SOON_MS);
  const send = (method: 'post' | 'put', path: string, headers: Record<string, string>, body: object) =>
    board.http[method](`/api/company/${path}`).set(headers).send(body).expect(200);

  /** Inserts a copy of a job into the database, as another process would. */
  async function copyElsewhere(id: string, change: object): Promise<void> {
    const found = await jobs().findOne({ _id: new Types.ObjectId(id) });
    await jobs().insertOne({ ...found, _id: new Types.ObjectId(), ...change });
  }

  it('shows writes of this process at once, whichever process leads', async () => {
    const until = new Date(Date.now() + 3_600_000);
    await board.connection
      .collection<{ _id: string }>('leases')
      .replaceOne({ _id: 'search' }, { holder: 'another process', until }, { upsert: true });
    const { headers } = await newCompany(board);
    const posted = await send('post', 'jobs', headers, { ...JOB_CONTENT, title: 'Baker' });
    const id: string = posted.body.data._id;
    expect(await titles()).toEqual(['Baker']);
    await send('put', `jobs/${id}`, headers, { ...JOB_CONTENT, title: 'Miller' });
    expect((await board.http.get('/api/jobs?title=MILL&page=1').expect(200)).body.total).toBe(1);
    await send('post', 'change-visibility', headers, { id, visible: false });
    expect((await board.http.get(ALL).expect(200)).body.total).toBe(0);
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
    await eventually(async () => {
      expect((await board.http.get(ALL).expect(200)).body.total).toBe(0);
    }, SOON_MS);
  });

  it('does not cache an answer from before the index contained another process’s write', async () => {
    const [first = ''] = await storeJobs(board, [{ title: 'Baker' }]);
    const cache = board.app.get(PublicCache);
    await copyElsewhere(first, { title: 'Miller', titleLower: 'miller', date: new Date() });
    await show(['Miller', 'Baker']);
    // an answer from between the write and its arrival in the index
    let key = '';
    await eventually(async () => {
      cache.clear();
      const old = async () => ({ success: true, jobs: [{ title: 'Baker' }] });
      ({ key } = await cache.answer('jobs', { kind: 'all' }, old));
      expect(cache.get(key)).toBeDefined();
    }, SOON_MS);
    await board.connection
      .collection<{ _id: string }>('searchfeeds')
      .updateOne({ _id: 'search' }, { $set: { seen: new Date() } });
    await eventually(() => expect(cache.get(key)).toBeUndefined(), SOON_MS);
    await show(['Miller', 'Baker']);
  });

  it('answers 503 while OpenSearch is down, accepts posts, and shows them once it is up again', async () => {
    const { headers } = await newCompany(board);
    await proxy.cut();
    await send('post', 'jobs', headers, { ...JOB_CONTENT, title: 'Baker' });
    const { body } = await board.http.get(ALL).expect(503);
    expect(body).toMatchObject({ code: 'unavailable', message: MESSAGES.unavailable });
    await board.http.get('/api/jobs/facets').expect(503);
    const { body: health } = await board.http.get('/api/health/ready').expect(503);
    expect(health.errors).toEqual({ search: 'down' });
    await proxy.restore();
    await board.http.get('/api/health/ready').expect(200);
    await show(['Baker']);
  });

  it('answers 503 within the time limit of reads if OpenSearch does not respond', async () => {
    proxy.freeze();
    await board.http.get(ALL).timeout(9_000).expect(503);
    await board.http.get('/api/health/ready').expect(503);
  });
});
