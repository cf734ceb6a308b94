import { getModelToken } from '@nestjs/mongoose';
import { mongo, type Model, Types } from 'mongoose';
import { sharedBoard, type TestBoard } from '../../../test/board.js';
import { dayOf, storeJobs } from '../../../test/stored-jobs.js';
import { addDays, dayAt } from '@skybil/shared';
import { usualClosingDate } from './closing.policy.js';
import { ImportedJobsRepository } from './imported-jobs.repository.js';
import { type ImportedJob, ImportedJobsService } from './imported-jobs.service.js';
import { JOB, type Job } from './job.schema.js';
import { JobSearch } from './search/job-search.js';

const ADVERT: ImportedJob = {
  kind: 'job',
  title: 'Cook',
  description: '<p>Cook with us.</p>',
  excerpt: 'Cook with us.',
  location: 'Lagos',
  states: ['Lagos'],
  place: 'Ikeja',
  payMin: 90_000,
  payPeriod: 'month',
  salary: '90,000',
  currency: 'NGN',
  category: 'Management',
  level: 'Senior level',
  nature: '',
  date: dayOf(1),
  dateKnown: true,
  sourceUrl: 'https://a.example/cook',
  sourceName: 'a.example',
  feed: 'a',
  companyId: '665f1c2e9b3e4a0012ab34cd',
};

describe('ImportedJobsService', () => {
  let board: TestBoard;
  let jobs: ImportedJobsService;

  beforeAll(async () => {
    board = await sharedBoard();
    jobs = board.app.get(ImportedJobsService);
  });
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const store = async (adverts: ImportedJob[], write: boolean) =>
    jobs.store(adverts, await jobs.known(adverts.map(({ sourceUrl }) => sourceUrl)), write);
  const stored = () => board.connection.collection('jobs').find().sort({ _id: 1 }).toArray();

  describe('an advert that closes', () => {
    const inDays = (days: number) => addDays(dayAt(Date.now()), days);
    const job = async () => (await stored())[0];
    const setJob = (change: object) => board.connection.collection('jobs').updateMany({}, { $set: change });
    const ENDED = { closedAs: 'ended', closedAt: new Date('2026-05-24'), listed: false };

    it('has the day that its source states, also one far ahead [CLOSE-7]', async () => {
      expect(await store([{ ...ADVERT, closingDate: inDays(200) }], true)).toEqual(['new']);
      expect(await job()).toMatchObject({ closingDate: inDays(200), listed: true });
      expect(await store([{ ...ADVERT, closingDate: inDays(9) }], true)).toEqual(['changed']);
      expect(await job()).toMatchObject({ closingDate: inDays(9) });
    });

    it('stays open for 30 more days if it is found in its last week, and a second run writes nothing [CLOSE-7]', async () => {
      await store([ADVERT], true);
      await setJob({ closingDate: inDays(7) });
      expect(await store([ADVERT], true)).toEqual(['changed']);
      expect(await job()).toMatchObject({ closingDate: inDays(30) });
      expect(await store([ADVERT], true)).toEqual(['unchanged']);
    });

    it('is stored closed if it looks expired, and opened once it no longer does [CLOSE-7]', async () => {
      expect(await store([{ ...ADVERT, isExpired: true }], true)).toEqual(['new']);
      const before = await job();
      expect(before).toMatchObject({ closedAs: 'ended', shown: true, listed: false });
      expect(await store([{ ...ADVERT, isExpired: true }], true)).toEqual(['unchanged']);
      expect(await store([ADVERT], true)).toEqual(['changed']);
      expect(await job()).toMatchObject({ listed: true });
      expect(await job()).not.toHaveProperty('closedAs');
    });

    it('is open again if it has ended and its source still has it [CLOSE-7]', async () => {
      await store([ADVERT], true);
      await setJob({ ...ENDED, closingDate: inDays(-3) });
      expect(await store([ADVERT], true)).toEqual(['changed']);
      expect(await job()).toMatchObject({ closingDate: inDays(30), listed: true });
    });

    it('stays closed if somebody here has closed it [CLOSE-7]', async () => {
      await store([ADVERT], true);
      await setJob({ ...ENDED, closedAs: 'filled' });
      expect(await store([ADVERT], true)).toEqual(['unchanged']);
      expect(await job()).toMatchObject({ closedAs: 'filled', listed: false });
    });

    it('is closed if its feed lacks it, unless another feed or an owner has it [CLOSE-7]', async () => {
      const at = (name: string, change: object = {}) => ({
        ...ADVERT,
        sourceUrl: `https://a.example/${name}`,
        ...change,
      });
      await store([at('kept'), at('gone'), at('owned')], true);
      await store([at('other', { feed: 'b' })], true);
      await board.connection
        .collection('jobs')
        .updateOne({ sourceUrl: 'https://a.example/owned' }, { $set: { takenOver: true } });
      expect(await jobs.countOpen('a')).toBe(2);
      await jobs.close(await jobs.missing('a', (url) => url === 'https://a.example/kept'));
      const closed = await board.connection.collection('jobs').find({ closedAs: 'ended' }).toArray();
      expect(closed).toMatchObject([{ sourceUrl: 'https://a.example/gone', listed: false, shown: true }]);
    });
  });

  it('stores every field of a new advert as visible', async () => {
    const before = Date.now();
    expect(await store([ADVERT], true)).toEqual(['new']);
    const { dateKnown: _known, companyId, ...fields } = ADVERT;
    const [job] = await stored();
    expect(job).toEqual({
      ...fields,
      _id: expect.any(Types.ObjectId),
      companyId: new Types.ObjectId(companyId),
      companyName: '',
      titleLower: 'cook',
      visible: true,
      closingDate: usualClosingDate(Date.now()),
      shown: true,
      listed: true,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    expect(Number(job?.createdAt)).toBeGreaterThanOrEqual(before);
  });

  it.each([
    ['kind', 'remote'],
    ['title', 'Head Cook'],
    ['description', '<p>Bake with us.</p>'],
    ['states', ['Lagos', 'Ogun']],
    ['place', 'Yaba'],
    ['payMin', 95_000],
    ['employmentType', 'Contract'],
    ['nysc', 'Required'],
    ['openTo', ['NG']],
    ['salary', '95,000'],
    ['currency', 'USD'],
    ['category', 'Marketing'],
    ['level', 'Beginner level'],
    ['nature', 'Remote'],
    ['sourceName', 'A'],
    ['companyId', '665f1c2e9b3e4a0012ab34ce'],
    ['date', dayOf(2)],
  ] as const)('changes one whose %s differs, in that alone', async (field, value) => {
    await store([ADVERT], true);
    const [before] = await stored();
    const change = { ...ADVERT, [field]: value };
    expect(await store([change], true)).toEqual(['changed']);
    const [after, ...more] = await stored();
    expect(more).toEqual([]);
    const kept = field === 'companyId' ? new Types.ObjectId(value) : value;
    const searched = field === 'title' ? { titleLower: 'head cook' } : {};
    expect(after).toEqual({ ...before, [field]: kept, ...searched, updatedAt: expect.any(Date) });
  });

  it('removes a fact that the advert no longer states, and a second run finds it unchanged [JOB-52]', async () => {
    await store([ADVERT], true);
    const { place: _place, states: _states, ...rest } = ADVERT;
    const moved = { ...rest, location: 'Toledo' };
    expect(await store([moved], true)).toEqual(['changed']);
    const [job] = await stored();
    expect(job).toMatchObject({ location: 'Toledo', states: [] });
    expect(job).not.toHaveProperty('place');
    expect(await store([moved], true)).toEqual(['unchanged']);
  });

  it('does not write an unchanged advert', async () => {
    await store([ADVERT], true);
    const before = await stored();
    expect(await store([{ ...ADVERT, date: new Date(ADVERT.date) }], true)).toEqual(['unchanged']);
    expect(await stored()).toEqual(before);
  });

  it('writes only new and changed adverts', async () => {
    const other = { ...ADVERT, sourceUrl: 'https://a.example/other' };
    await store([ADVERT, other], true);
    const upsert = jest.spyOn(board.app.get(ImportedJobsRepository, { strict: false }), 'upsert');
    await store([ADVERT, other], true);
    expect(upsert).not.toHaveBeenCalled();
    await store([ADVERT, { ...other, title: 'Baker' }], true);
    expect(upsert.mock.calls.map(([written]) => written.map(({ advert }) => advert.title))).toEqual([
      ['Baker'],
    ]);
  });

  it('does not refresh the search if it is not ready', async () => {
    const search = board.app.get(JobSearch, { strict: false });
    const refresh = jest.spyOn(search, 'refresh');
    jest.spyOn(search, 'isReady').mockResolvedValueOnce(false);
    await store([ADVERT], true);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('does not treat a date of scraping as a change, and keeps the stored date', async () => {
    await store([ADVERT], true);
    const scraped = { ...ADVERT, date: dayOf(9), dateKnown: false };
    expect(await store([scraped], true)).toEqual(['unchanged']);
    expect(await store([{ ...scraped, title: 'Head Cook' }], true)).toEqual(['changed']);
    expect(await stored()).toMatchObject([{ title: 'Head Cook', date: dayOf(1) }]);
    const other = { ...scraped, sourceUrl: 'https://a.example/other' };
    expect(await store([other], true)).toEqual(['new']);
    expect(await stored()).toMatchObject([{}, { date: dayOf(9) }]);
  });

  it('returns one outcome per advert, in order, and writes nothing in a dry run', async () => {
    await store([ADVERT], true);
    const before = await stored();
    const fresh = { ...ADVERT, sourceUrl: 'https://a.example/new' };
    expect(await store([fresh, { ...ADVERT, title: 'Head Cook' }, ADVERT], false)).toEqual([
      'new',
      'changed',
      'unchanged',
    ]);
    expect(await stored()).toEqual(before);
  });

  it('returns the company of each known address, hidden adverts included', async () => {
    const companyId = new Types.ObjectId();
    await storeJobs(board, [
      { sourceUrl: 'https://a.example/1', companyId, visible: false },
      { sourceUrl: 'https://a.example/2' },
    ]);
    const known = await jobs.known(['https://a.example/1', 'https://a.example/none']);
    const owners = [...known].map(([url, job]) => [url, job.companyId]);
    expect(owners).toEqual([['https://a.example/1', companyId.toHexString()]]);
  });

  it('returns the ids of stored adverts by address', async () => {
    const [, id] = await storeJobs(board, [
      { sourceUrl: 'https://a.example/1' },
      { sourceUrl: 'https://a.example/2' },
    ]);
    const repository = board.app.get(ImportedJobsRepository, { strict: false });
    await expect(repository.idsOf(['https://a.example/2', 'https://a.example/none'])).resolves.toEqual([id]);
  });

  it('never overwrites the advert of another feed, even one stored at the same moment [JOB-35]', async () => {
    await store([ADVERT], true);
    const fraud = { ...ADVERT, feed: 'b', title: 'Fraud' };
    // simulates an import that read the known adverts before the other import stored its own
    await jobs.store([fraud], new Map(), true);
    expect(await stored()).toMatchObject([{ title: 'Cook', feed: 'a' }]);
  });

  it('stores the other adverts if a parallel import has stored one of them', async () => {
    // a unique index that refuses the second advert simulates the other import
    await board.connection
      .collection('jobs')
      .createIndex({ titleLower: 1 }, { unique: true, name: 'quicker' });
    const others = ['Cook', 'Baker'].map((title) => ({
      ...ADVERT,
      title,
      sourceUrl: `https://b.example/${title}`,
    }));
    await store([ADVERT, ...others], true).finally(() =>
      board.connection.collection('jobs').dropIndex('quicker'),
    );
    expect((await stored()).map(({ title }) => title as string).sort()).toEqual(['Baker', 'Cook']);
  });

  it('fails if the database fails, but not for a duplicate of a parallel import', async () => {
    const model = board.app.get<Model<Job>>(getModelToken(JOB), { strict: false });
    const write = jest.spyOn(model, 'bulkWrite');
    write.mockRejectedValueOnce(new mongo.MongoServerError({ message: 'duplicate', code: 11_000 }));
    await expect(store([ADVERT], true)).resolves.toEqual(['new']);
    write.mockRejectedValueOnce(new mongo.MongoServerError({ message: 'away', code: 91 }));
    await expect(store([ADVERT], true)).rejects.toThrow('away');
  });
});
