import { LIMITS } from '@skybil/shared';
import type { Model } from 'mongoose';
import { startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { manyJobs } from '../../../test/many-jobs.js';
import type { JobFilter } from './job.record.js';
import { JOB, type Job } from './job.schema.js';
import { JobsService } from './jobs.service.js';

const MOMENT = new Date('2026-06-01T00:00:00.000Z');

/** A query in the database's profile. */
interface Profiled {
  nreturned?: number;
  docsExamined?: number;
  keysExamined?: number;
}

describe('public lists among 3,000 jobs', () => {
  let board: TestBoard;
  let lists: JobsService;
  let companyId: string;

  beforeAll(async () => {
    board = await startBoard();
    lists = board.app.get(JobsService, { strict: false });
    const jobs: Model<Job> = board.connection.model<Job>(JOB);
    const many = manyJobs(3_000);
    companyId = String(many[0]?.companyId);
    await jobs.insertMany(many, { lean: true });
    const listed = many.filter((job) => job.listed).length;
    await eventually(async () => {
      const { total } = await lists.page({ filter: { kind: 'all' } });
      expect(total).toBe(listed);
    }, 60_000);
  }, 120_000);
  afterAll(() => board.close());

  /** Profile of the queries on jobs that `ask` causes. */
  async function profile(ask: () => Promise<unknown>): Promise<Profiled[]> {
    const { db } = board.connection;
    await db?.command({ profile: 2 });
    await ask();
    await db?.command({ profile: 0 });
    const noted = db?.collection<Profiled>('system.profile');
    // the catalogue may still be applying changes; only its queries read this field
    const ofLists = { 'command.projection.titleLower': { $exists: false } };
    const found = await noted?.find({ ns: `${db?.databaseName}.jobs`, ...ofLists }).toArray();
    await noted?.drop();
    return found ?? [];
  }

  const FILTERS: Partial<JobFilter>[] = [
    {},
    { kind: 'remote' },
    { category: ['Programming', 'Cybersecurity'], locations: ['Lagos'] },
    { location: 'lag', level: ['Senior level'] },
    { title: 'engineer', asOf: MOMENT },
    { title: 'r m' },
    { companyId: 'of the first job' },
  ];
  const whole = (filter: Partial<JobFilter>): JobFilter => ({
    kind: 'all',
    ...filter,
    ...(filter.companyId ? { companyId } : {}),
  });

  it.each(FILTERS)('reads only the rows of the page for %j [JOB-6]', async (filter) => {
    const [asked, ...more] = await profile(() => lists.page({ filter: whole(filter) }));
    expect(more).toEqual([]);
    expect(asked?.nreturned).toBeGreaterThan(0);
    expect(asked?.docsExamined).toBe(asked?.nreturned);
    expect(asked?.keysExamined).toBeLessThanOrEqual(2 * LIMITS.jobsPerPage);
  });

  it.each(FILTERS)('reads nothing for the facets of %j', async (filter) => {
    expect(await profile(() => lists.facets(whole(filter)))).toEqual([]);
  });
});
