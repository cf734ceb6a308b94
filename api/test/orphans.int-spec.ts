import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from './board.js';
import { storeApplications } from './stored-applications.js';

type Row = Record<string, unknown> & { _id: string };

/** The test deletes a job, a company and an applicant directly in the database. */
describe('rows without their job, company or applicant', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let jobId: string;
  let sent: Parameters<typeof storeApplications>[1];
  let abandoned: { onSite: string; other: string; remote: string };
  let ids: { jobGone: string; userGone: string; both: string; whole: string; companyGone: string };

  beforeAll(async () => {
    board = await sharedBoard();
    [company, seeker] = await Promise.all([newCompany(board), newSeeker(board)]);
    const [gone, goneSeeker] = [await newCompany(board), await newSeeker(board)];
    jobId = await newJob(board, company);
    const goneJob = await newJob(board, company, { title: 'Lamplighter' });
    abandoned = {
      onSite: await newJob(board, gone, { title: 'Abandoned' }),
      other: await newJob(board, gone),
      remote: await newJob(board, gone, { kind: 'remote' }),
    };
    const own = { companyId: company.id, userId: seeker.id };
    sent = [
      { ...own, jobId: goneJob },
      { ...own, jobId, userId: goneSeeker.id },
      { ...own, jobId: goneJob, userId: goneSeeker.id },
      { ...own, jobId },
      { jobId: abandoned.onSite, companyId: gone.id, userId: seeker.id },
    ];
    const remove = (collection: string, id: string) =>
      board.connection.collection(collection).deleteOne({ _id: new Types.ObjectId(id) });
    await remove('jobs', goneJob);
    await remove('companies', gone.id);
    await remove('users', goneSeeker.id);
  });
  beforeEach(async () => {
    await board.connection.collection('applications').deleteMany({});
    const [jobGone = '', userGone = '', both = '', whole = '', companyGone = ''] = await storeApplications(
      board,
      sent,
    );
    ids = { jobGone, userGone, both, whole, companyGone };
  });

  async function read(path: string, headers: Record<string, string> = {}) {
    const response = await board.http.get(path).set(headers);
    expect([path, response.status, response.body.success]).toEqual([path, 200, true]);
    return response.body;
  }

  const idsOf = (rows: Row[]): string[] => rows.map((row) => row._id);

  it.each([
    '',
    '?page=1',
    '?title=abandoned',
    '?location=lagos',
    '?category=Programming',
    '?sort=date',
    '?kind=all',
  ])('GET /api/jobs%s lists the jobs of a deleted company [APPLY-7]', async (query) => {
    const { jobs, total } = await read(`/api/jobs${query}`);
    expect(total).toBe(jobs.length);
    const row = jobs.find((one: Row) => one._id === abandoned.onSite);
    expect(row.companyId).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: expect.stringMatching(/\w/),
      image: expect.stringMatching(/^http/),
    });
  });

  it('the remote list, both details, related jobs and facets still answer', async () => {
    expect(idsOf((await read('/api/remotejobs')).skybiljobs)).toContain(abandoned.remote);
    expect((await read(`/api/jobs/${abandoned.onSite}`)).job._id).toBe(abandoned.onSite);
    expect((await read(`/api/remotejobs/${abandoned.remote}`)).skybiljob._id).toBe(abandoned.remote);
    expect(idsOf((await read(`/api/jobs/${abandoned.onSite}/related`)).jobs)).toEqual([abandoned.other]);
    const { facets } = await read('/api/jobs/facets');
    expect(facets.kind).toEqual([
      { value: 'job', count: 3 },
      { value: 'remote', count: 1 },
    ]);
  });

  it('a seeker still sees applications whose job or company is deleted [APPLY-7]', async () => {
    const { applications } = await read('/api/users/applications', seeker.headers);
    expect(new Set(idsOf(applications))).toEqual(new Set([ids.jobGone, ids.whole, ids.companyGone]));
    const byId = new Map<string, Row>(applications.map((one: Row) => [one._id, one]));
    expect(byId.get(ids.jobGone)).toMatchObject({ jobId: null, companyId: { _id: company.id } });
    expect(byId.get(ids.companyGone)).toMatchObject({ jobId: { title: 'Abandoned' }, companyId: null });
    expect(byId.get(ids.whole)).toMatchObject({ jobId: { _id: jobId }, companyId: { _id: company.id } });
  });

  it.each([
    ['/api/company/applicants', 'applications'],
    ['/api/company/applications', 'data'],
    ['/api/company/applications?sort=["status","ASC"]', 'data'],
    ['/api/company/applications?filter={"status":"Pending"}', 'data'],
  ])('%s still lists applications whose job or applicant is deleted', async (path, key) => {
    const rows: Row[] = (await read(path, company.headers))[key];
    const byId = new Map(rows.map((row) => [row._id, row]));
    expect(byId.size).toBe(4);
    expect(byId.get(ids.jobGone)).toMatchObject({ jobId: null, userId: { _id: seeker.id } });
    expect(byId.get(ids.userGone)).toMatchObject({ jobId: { _id: jobId }, userId: null });
    expect(byId.get(ids.both)).toMatchObject({ jobId: null, userId: null });
    expect(byId.get(ids.whole)).toMatchObject({ jobId: { _id: jobId }, userId: { _id: seeker.id } });
  });

  it('a search, the CSV file and the counts still work', async () => {
    const found = await read('/api/company/applications?filter={"q":"backend"}', company.headers);
    expect(new Set(idsOf(found.data))).toEqual(new Set([ids.userGone, ids.whole]));
    const sheet = await board.http.get('/api/company/applications.csv').set(company.headers).expect(200);
    expect(sheet.text.trimEnd().split('\r\n')).toHaveLength(5);
    expect((await read('/api/company/stats', company.headers)).stats.applications.total).toBe(4);
    expect((await read('/api/company/list-jobs', company.headers)).jobsData).toHaveLength(1);
  });

  it('a company can still open and decide such an application', async () => {
    for (const id of [ids.jobGone, ids.userGone, ids.both]) {
      await read(`/api/company/applications/${id}`, company.headers);
      const decision = { id, status: 'Rejected' };
      await board.http.post('/api/company/change-status').set(company.headers).send(decision).expect(200);
    }
  });
});
