import { mongo, Types } from 'mongoose';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { streamOfChanges } from '../../../test/streams.js';
import { ApplicationCountsRepository } from '../../modules/application-counts/application-counts.repository.js';
import { CompaniesRepository } from '../../modules/companies/companies.repository.js';
import type { JobDto } from '../../modules/jobs/dto/job.dto.js';
import { BoardChanges } from './board-changes.js';

/** One second is enough, plus time for a busy machine. */
const SOON_MS = 5_000;

describe('cached company names and applicant counts in lists', () => {
  let board: TestBoard;
  let other: mongo.MongoClient;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    other = await mongo.MongoClient.connect(process.env['MONGODB_URI'] ?? '');
  });
  afterAll(async () => {
    await other.close();
    await board.close();
  });
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    jobId = await newJob(board, company);
  });

  const elsewhere = (collection: string) => other.db().collection(collection);
  /** The job in its company's list, an answer that is not cached as a whole. */
  async function listed(): Promise<JobDto> {
    const { body } = await board.http.get('/api/company/list-jobs').set(company.headers).expect(200);
    return (body.jobsData as JobDto[])[0] as JobDto;
  }
  const application = () => ({
    kind: 'job',
    jobId: new Types.ObjectId(jobId),
    companyId: new Types.ObjectId(company.id),
    userId: new Types.ObjectId(),
    status: 'Pending',
    date: new Date(),
  });

  /** Expects the second request for a list to read neither from the database. */
  async function expectCached(): Promise<void> {
    const counts = jest.spyOn(board.app.get(ApplicationCountsRepository, { strict: false }), 'ofJobs');
    const names = jest.spyOn(board.app.get(CompaniesRepository, { strict: false }), 'byIds');
    await listed();
    for (const asked of [counts, names]) asked.mockClear();
    await listed();
    for (const asked of [counts, names]) expect(asked).not.toHaveBeenCalled();
  }

  it('are read once while no applications arrive and no companies change', () =>
    // the change stream may still report the setup
    eventually(expectCached, SOON_MS));

  it('are up to date within seconds after another process writes one row or many [JOB-12]', async () => {
    expect((await listed()).applicants).toBe(0);
    await elsewhere('applications').insertOne(application());
    await eventually(async () => expect((await listed()).applicants).toBe(1), SOON_MS);
    await elsewhere('applications').insertMany([application(), application()]);
    await eventually(async () => expect((await listed()).applicants).toBe(3), SOON_MS);
    await elsewhere('applications').deleteMany({});
    await eventually(async () => expect((await listed()).applicants).toBe(0), SOON_MS);
    await elsewhere('companies').updateOne(
      { _id: new Types.ObjectId(company.id) },
      { $set: { name: 'Eko Motors' } },
    );
    await eventually(async () => expect((await listed()).companyId.name).toBe('Eko Motors'), SOON_MS);
  });

  it('are read for each list while the change stream is down', async () => {
    await listed();
    await streamOfChanges(board).close();
    await elsewhere('applications').insertOne(application());
    expect((await listed()).applicants).toBe(1);
    await eventually(expectCached, 5_000);
  });

  it('are kept when an application is decided, because lists do not show decisions', async () => {
    const { insertedId } = await elsewhere('applications').insertOne(application());
    await eventually(async () => expect((await listed()).applicants).toBe(1), SOON_MS);
    const notify = jest.spyOn(board.app.get(BoardChanges), 'notify');
    const reported = () => notify.mock.calls.map(([collection]) => collection);
    await elsewhere('applications').updateOne({ _id: insertedId }, { $set: { status: 'Accepted' } });
    await elsewhere('companies').updateOne(
      { _id: new Types.ObjectId(company.id) },
      { $set: { name: 'Eko Motors' } },
    );
    await eventually(() => expect(reported()).toContain('companies'), SOON_MS);
    expect(reported()).not.toContain('applications');
  });

  it('are exact for 5,000 applicants', async () => {
    await storeApplications(
      board,
      Array.from({ length: 5_000 }, () => ({
        jobId,
        companyId: company.id,
        userId: new Types.ObjectId().toHexString(),
      })),
    );
    expect((await listed()).applicants).toBe(5_000);
  });
});
