import { MESSAGES } from '@skybil/shared';
import { mongo, Types } from 'mongoose';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../../../test/board.js';
import { eventually } from '../../../../../test/eventually.js';
import { storeJobs } from '../../../../../test/stored-jobs.js';
import { JobSearch } from '../job-search.js';
import { JobSource } from './job-source.js';

const SOON_MS = 5_000;

describe('the lists from memory', () => {
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
    const { body } = await board.http.get('/api/jobs?kind=all&page=1&limit=50').expect(200);
    return body.jobs.map(({ title }: { title: string }) => title);
  };
  const show = (expected: string[]) =>
    eventually(async () => expect(await titles()).toEqual(expected), SOON_MS);

  /** Puts a job like one that is there beside it, as another copy of the board does. */
  async function copyElsewhere(id: string, change: object): Promise<void> {
    const found = await jobs().findOne({ _id: new Types.ObjectId(id) });
    await jobs().insertOne({ ...found, _id: new Types.ObjectId(), ...change });
  }

  it('show what this process writes at once', async () => {
    const company = await newCompany(board);
    const id = await newJob(board, company, { title: 'Baker' });
    expect(await titles()).toEqual(['Baker']);
    const hide = { id, visible: false };
    await board.http.post('/api/company/change-visibility').set(company.headers).send(hide).expect(200);
    expect(await titles()).toEqual([]);
  });

  it('show what another process posts, edits, hides and removes', async () => {
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

  it('show what was written while the stream of changes was broken', async () => {
    const [first = ''] = await storeJobs(board, [{ title: 'Baker' }]);
    const search = board.app.get(JobSearch) as unknown as { stream: mongo.ChangeStream };
    const stored = board.app.get(JobSource, { strict: false });
    const watch = jest.spyOn(stored, 'watch').mockImplementation(() => {
      throw new Error('the database is away');
    });
    await search.stream.close();
    await eventually(() => expect(watch).toHaveBeenCalled(), SOON_MS);
    await copyElsewhere(first, { title: 'Miller', titleLower: 'miller', date: new Date() });
    expect(await titles()).toEqual(['Baker']);
    watch.mockRestore();
    await show(['Miller', 'Baker']);
  });

  it('are not there, and the board is not ready, until all jobs were read', async () => {
    const search = board.app.get(JobSearch) as unknown as { isLoaded: boolean };
    search.isLoaded = false;
    const { body } = await board.http.get('/api/jobs/facets?title=not-asked-before').expect(503);
    expect(body).toMatchObject({ code: 'unavailable', message: MESSAGES.unavailable });
    const { body: health } = await board.http.get('/api/health/ready').expect(503);
    expect(health.errors).toEqual({ search: 'down' });
    search.isLoaded = true;
    await board.http.get('/api/jobs/facets?title=not-asked-before').expect(200);
  });
});
