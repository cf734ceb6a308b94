import { LIMITS } from '@skybil/shared';
import type { Model } from 'mongoose';
import { startBoard, type TestBoard } from '../../../test/board.js';
import { manyJobs } from '../../../test/many-jobs.js';
import type { JobFilter, JobSort } from './job.record.js';
import { JOB, type Job } from './job.schema.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';

interface Cost {
  nReturned: number;
  totalDocsExamined: number;
  totalKeysExamined: number;
}

const MOST_PER_ROW = 3;
const SORTS: JobSort[] = ['-date', 'date'];
const MOMENT = new Date('2026-06-01T00:00:00.000Z');

describe('public lists among 20,000 jobs', () => {
  let board: TestBoard;
  let jobs: Model<Job>;
  let repository: JobsRepository;
  let companyId: string;

  beforeAll(async () => {
    board = await startBoard();
    jobs = board.connection.model<Job>(JOB);
    repository = board.app.get(JobsRepository, { strict: false });
    const many = manyJobs(20_000);
    companyId = String(many[0]?.companyId);
    // Indexes built at once take half the time.
    await jobs.collection.dropIndexes();
    await jobs.insertMany(many, { lean: true, limit: 5_000 });
    await jobs.createIndexes();
  }, 180_000);
  afterAll(() => board.close());

  /** What the database did for a page of the repository's own filter; undefined when it need not be asked. */
  async function cost(filter: Partial<JobFilter>, sort: JobSort, after?: string): Promise<Cost | undefined> {
    const built = await repository.publicFilter({ kind: 'all', ...filter });
    const query = built && after ? await repository.behind(built, after, sort) : built;
    if (!query) return undefined;
    const direction = sort === 'date' ? 1 : -1;
    const { executionStats } = (await jobs
      .find(query)
      .sort({ date: direction, _id: direction })
      .limit(LIMITS.jobsPerPage)
      .explain('executionStats')) as unknown as { executionStats: Cost };
    return executionStats;
  }

  /** For a filter that finds something. */
  async function expectCheap(filter: Partial<JobFilter>, mostPerRow = MOST_PER_ROW): Promise<void> {
    for (const asOf of [undefined, MOMENT]) {
      for (const sort of SORTS) {
        const found = await cost({ ...filter, asOf }, sort);
        expect(found?.nReturned).toBeGreaterThan(0);
        expect(found?.totalDocsExamined).toBeLessThanOrEqual(Number(found?.nReturned) * mostPerRow);
      }
    }
  }

  it.each<Partial<JobFilter>>([
    {},
    { kind: 'job' },
    { kind: 'remote' },
    { category: ['Programming'] },
    { category: ['Programming', 'Cybersecurity'] },
    { locations: ['Akwa Ibom'] },
    { locations: ['Lagos', 'Abuja', 'Edo'] },
    { location: 'lag' },
    { location: 'Port' },
    { location: 'a' },
    { level: ['Senior level'] },
    { level: ['Senior level', 'Beginner level'] },
  ])('a page of %j reads at most three jobs a row', (filter) => expectCheap(filter));

  it.each<Partial<JobFilter>>([{}, { kind: 'remote' }, { kind: 'job' }, { category: ['Marketing'] }])(
    'a page of one company and %j reads at most three jobs a row',
    (filter) => expectCheap({ companyId, ...filter }),
  );

  it.each([
    ['a common word', 'engineer'],
    ['a common word in capitals', 'MANAGER'],
    ['part of a word', 'gine'],
    ['a rare word', 'zoologist'],
    ['two letters that are common', 'ma'],
    ['two letters that are rare', 'zo'],
    ['one letter', 'e'],
    ['one letter that is rare', 'q'],
    ['a sign', '&'],
    ['a phrase', 'software engineer'],
    ['a phrase that is being typed', 'payroll man'],
    ['the end of one word and the start of the next', 'r m'],
  ])('a search for %s reads at most three jobs a row', (_, title) => expectCheap({ title }));

  it.each<Partial<JobFilter>>([
    { title: 'engineer', kind: 'remote' },
    { title: 'engineer', location: 'lagos' },
    { title: 'zoologist', locations: ['Lagos'] },
    { kind: 'remote', category: ['Programming'] },
    { kind: 'remote', locations: ['Ekiti'] },
    { category: ['Programming'], locations: ['Lagos', 'Abuja'] },
    { level: ['Senior level'], location: 'kano' },
    { kind: 'job', category: ['Data Science'], locations: ['Rivers'], level: ['Senior level'] },
  ])('a page of %j together reads at most three jobs a row', (filter) => expectCheap(filter));

  it.each<Partial<JobFilter>>([
    { title: 'engineer', category: ['Programming'] },
    { title: 'zoologist', level: ['Senior level'] },
    { title: 'officer (contract' },
    { title: 'senior payroll manager' },
  ])('a page of %j, which no one index entry tells, reads at most sixty jobs a row', (filter) =>
    expectCheap(filter, 60),
  );

  it.each<Partial<JobFilter>>([
    { title: 'blacksmith' },
    { title: 'zq' },
    { title: 'engineer manager' },
    { location: 'no such place' },
    { location: 'lagos', locations: ['Abuja'] },
  ])('a page of %j, which no job fits, is not looked for', async (filter) => {
    expect(await repository.publicFilter({ kind: 'all', ...filter })).toBeUndefined();
  });

  it('a walk enters the list where it left it', async () => {
    for (const sort of SORTS) {
      const [middle] = await repository.page({ listed: true }, sort, 9_000, 1);
      const found = await cost({}, sort, middle?.id);
      expect(found?.nReturned).toBe(LIMITS.jobsPerPage);
      expect(found?.totalDocsExamined).toBeLessThanOrEqual(10);
      expect(found?.totalKeysExamined).toBeLessThanOrEqual(10);
    }
  });

  interface Profiled {
    docsExamined?: number;
    keysExamined?: number;
  }

  /** What the database notes of the questions that `ask` puts to the jobs. */
  async function profile(ask: () => Promise<unknown>): Promise<Profiled[]> {
    const { db } = board.connection;
    await db?.command({ profile: 2 });
    await ask();
    await db?.command({ profile: 0 });
    const noted = db?.collection<Profiled>('system.profile');
    const found = await noted?.find({ ns: `${db?.databaseName}.jobs` }).toArray();
    await noted?.drop();
    return found ?? [];
  }

  it('the places that a location could mean are read from the index, one entry each', async () => {
    const [asked, ...more] = await profile(() => repository.publicFilter({ kind: 'all', location: 'lag' }));
    expect(more).toEqual([]);
    expect(asked?.docsExamined).toBe(0);
    expect(asked?.keysExamined).toBeLessThanOrEqual(20);
  });

  it.each<Partial<JobFilter>>([
    {},
    { kind: 'remote' },
    { category: ['Programming'], locations: ['Lagos'] },
    { level: ['Senior level'], location: 'lag' },
    { companyId: 'of the first job' },
  ])('the facets and the total under %j are counted on indexes alone', async (chosen) => {
    const filter: JobFilter = { kind: 'all', ...chosen, ...(chosen.companyId ? { companyId } : {}) };
    const service = board.app.get(JobsService, { strict: false });
    const facets = await profile(() => service.facets(filter));
    expect(facets.length).toBeGreaterThanOrEqual(4);
    expect(facets.filter(({ docsExamined }) => docsExamined !== 0)).toEqual([]);
    const query = (await repository.publicFilter(filter)) ?? {};
    const [total] = await profile(() => repository.count(query, LIMITS.maxPagedJobs));
    expect(total?.docsExamined).toBe(0);
  });
});
