import { LIMITS, MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { dayOf, storeJobs } from '../../../test/stored-jobs.js';
import { CompanyJobsService } from './company-jobs.service.js';
import type { JobDto } from './dto/job.dto.js';
import type { Job } from './job.schema.js';
import { JobsRepository } from './jobs.repository.js';

describe('lists of jobs', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let companyId: Types.ObjectId;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    companyId = new Types.ObjectId(company.id);
  });

  async function rows(path: string, headers: Record<string, string> = {}): Promise<JobDto[]> {
    const { body } = await board.http.get(`/api/${path}`).set(headers).expect(200);
    return body.jobs ?? body.skybiljobs ?? body.jobsData ?? body.data;
  }
  const ids = async (path: string, headers?: Record<string, string>) =>
    (await rows(path, headers)).map((job) => job._id);

  it('contain each job once, newest first, if they are read in several batches', async () => {
    const stored = await storeJobs(
      board,
      Array.from({ length: 201 }, (_none, day) => ({ companyId, date: dayOf(day) })),
    );
    expect(await ids('jobs')).toEqual(stored.reverse());
  });

  it('contain every field of a job and no other', async () => {
    const seekers = [await newSeeker(board), await newSeeker(board)];
    const [first = '', id = ''] = await storeJobs(board, [
      { companyId, date: dayOf(3) },
      {
        companyId,
        kind: 'job',
        title: 'Data Analyst',
        description: '<p>Count with us.</p>',
        excerpt: 'Count with us.',
        location: 'Abuja',
        salary: '90,000',
        category: 'Data Science',
        level: 'Beginner level',
        nature: 'Hybrid',
        currency: 'USD',
        date: dayOf(4),
        createdAt: dayOf(5),
        sourceUrl: 'https://a.example/1',
        sourceName: 'A',
      },
    ]);
    await storeApplications(
      board,
      seekers.map((seeker) => ({ jobId: id, companyId: company.id, userId: seeker.id })),
    );
    const { body } = await board.http.get('/api/company/company').set(company.headers).expect(200);
    const {
      email: _email,
      emailProven: _proven,
      jobsHeld: _held,
      applicantMails: _mails,
      about: _about,
      website: _website,
      location: _location,
      ...ref
    } = body.company as Record<string, unknown>;
    const row = {
      _id: id,
      kind: 'job',
      title: 'Data Analyst',
      excerpt: 'Count with us.',
      location: 'Abuja',
      salary: '90,000',
      category: 'Data Science',
      level: 'Beginner level',
      nature: 'Hybrid',
      currency: 'USD',
      date: dayOf(4).toISOString(),
      closingDate: '2099-12-31',
      visible: true,
      applicants: 2,
      companyId: ref,
      sourceUrl: 'https://a.example/1',
      sourceName: 'A',
    };
    const whole = { ...row, description: '<p>Count with us.</p>' };
    expect((await rows('jobs?limit=1'))[0]).toEqual(row);
    expect((await rows(`jobs/${first}/related`))[0]).toEqual(row);
    expect((await rows('jobs'))[0]).toEqual(whole);
    expect((await board.http.get(`/api/jobs/${id}`)).body.job).toEqual(whole);
    const own = { ...whole, newApplicants: 2 };
    for (const path of ['company/list-jobs', 'company/jobs']) {
      expect((await rows(path, company.headers))[0]).toEqual(own);
    }
    const one = await board.http.get(`/api/company/jobs/${id}`).set(company.headers).expect(200);
    expect(one.body.data).toEqual(own);
  });

  it('show 0 applicants for a job without applications, and no source for a posted job', async () => {
    const [id = ''] = await storeJobs(board, [
      { companyId, sourceUrl: 'https://a.example/1', takenOver: true },
    ]);
    const { body } = await board.http.get(`/api/jobs/${id}`).expect(200);
    expect(body.job.applicants).toBe(0);
    expect(body.job).not.toHaveProperty('sourceUrl');
    expect(body.job).not.toHaveProperty('sourceName');
    const [named = ''] = await storeJobs(board, [{ companyId, sourceUrl: 'https://a.example/2' }]);
    expect((await board.http.get(`/api/jobs/${named}`)).body.job).toMatchObject({ sourceName: '' });
  });

  it.each(['jobs', 'jobs?page=1&limit=20', 'company/list-jobs', 'company/jobs'])(
    '%s sorts jobs with equal dates by id, newest first',
    async (path) => {
      const date = dayOf(0);
      const stored = await storeJobs(
        board,
        Array.from({ length: 12 }, () => ({ companyId, date })),
      );
      expect(await ids(path, company.headers)).toEqual([...stored].reverse());
    },
  );

  it('reverse the order of equal dates with the order of the list in the console', async () => {
    const stored = await storeJobs(board, [
      { companyId, title: 'A', date: dayOf(1) },
      { companyId, title: 'A', date: dayOf(1) },
      { companyId, title: 'A', date: dayOf(1) },
    ]);
    expect(await ids('company/jobs?sort=["title","ASC"]', company.headers)).toEqual(stored);
    expect(await ids('company/jobs?sort=["title","DESC"]', company.headers)).toEqual([...stored].reverse());
  });

  it('sort related jobs with equal dates by id, newest first', async () => {
    const date = dayOf(0);
    const stored = await storeJobs(
      board,
      Array.from({ length: 6 }, () => ({ companyId, date })),
    );
    expect(await ids(`jobs/${stored[5]}/related`)).toEqual(stored.slice(1, 5).reverse());
  });

  it('contain only visible related jobs of the same kind and company', async () => {
    const [id, twin] = await storeJobs(board, [
      { companyId },
      { companyId },
      { companyId, visible: false },
      { companyId, kind: 'remote' },
      {},
    ]);
    expect(await ids(`jobs/${id}/related`)).toEqual([twin]);
  });

  it('omit jobs that were hidden or removed after they were found', async () => {
    const jobs = board.app.get(JobsRepository, { strict: false });
    const gone = new Types.ObjectId().toHexString();
    const [first = '', hidden = '', second = ''] = await storeJobs(board, [{}, { visible: false }, {}, {}]);
    const listed = await jobs.listedAmong([second, hidden, gone, first], { described: true });
    expect(listed.map(({ id }) => id)).toEqual([second, first]);
    const unlisted = [await jobs.byId(hidden), await jobs.byId(gone), await jobs.byId(first)];
    expect(unlisted.map((job) => job?.id)).toEqual([hidden, undefined, first]);
  });

  it('count visible jobs of their kind in the bare form', async () => {
    await storeJobs(board, [
      {},
      {},
      { visible: false },
      { kind: 'remote' },
      { kind: 'remote', visible: false },
    ]);
    expect((await board.http.get('/api/jobs')).body.total).toBe(2);
    expect((await board.http.get('/api/remotejobs')).body.total).toBe(1);
  });

  it.each([
    ['jobs', 'job'],
    ['remotejobs', 'remote'],
  ] as const)('return the newest 5 MB of the bare list %s with the total [JOB-22]', async (path, kind) => {
    const adverts = 360;
    const description = `<p>${'"'.repeat(LIMITS.descriptionBytes / 2)}</p>`;
    const stored = await storeJobs(
      board,
      Array.from({ length: adverts }, (_none, day) => ({ companyId, kind, description, date: dayOf(day) })),
    );
    const asked = await Promise.all(Array.from({ length: 4 }, () => board.http.get(`/api/${path}`)));
    for (const { status, body, text } of asked) {
      expect([status, body.total]).toEqual([200, adverts]);
      const listed = (body.jobs ?? body.skybiljobs) as JobDto[];
      // one more advert of 50 kB would exceed the limit
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMITS.unpagedListBytes + 1_000);
      expect(Buffer.byteLength(text)).toBeGreaterThan(LIMITS.unpagedListBytes - 55_000);
      expect(listed.map((job) => job._id)).toEqual(stored.toReversed().slice(0, listed.length));
    }
    const { body: page } = await board.http.get(`/api/${path}?limit=100`).expect(200);
    expect(page.total).toBe(adverts);
  });

  it("contain only the company's own jobs in list-jobs, newest first", async () => {
    // the order must come from the query, not from the index that MongoDB happens to use
    await board.connection.collection('jobs').dropIndexes();
    const [second, first, third] = await storeJobs(board, [
      { companyId, date: dayOf(2) },
      { companyId, date: dayOf(3) },
      { companyId, date: dayOf(1) },
      { date: dayOf(4) },
    ]);
    expect(await ids('company/list-jobs', company.headers)).toEqual([first, second, third]);
  });

  it("contain the company's newest 1,000 jobs in list-jobs", async () => {
    await storeJobs(
      board,
      Array<Partial<Job>>(LIMITS.maxUnpagedJobs + 1).fill({ companyId, description: '' }),
    );
    const listed = await rows('company/list-jobs', company.headers);
    expect(listed).toHaveLength(LIMITS.maxUnpagedJobs);
    expect(listed[0]?.title).toBe(`Job ${LIMITS.maxUnpagedJobs}`);
  });

  it('ignore `page` with `after`', async () => {
    const stored = (await storeJobs(board, Array<object>(9).fill({}))).reverse();
    expect(await ids(`jobs?limit=3&page=2&after=${stored[0]}`)).toEqual(stored.slice(1, 4));
  });

  it('omit jobs dated or stored after asOf', async () => {
    const [id] = await storeJobs(board, [
      { date: dayOf(1), createdAt: dayOf(1) },
      { date: dayOf(3), createdAt: dayOf(1) },
      { date: dayOf(1), createdAt: dayOf(3) },
    ]);
    const { body } = await board.http
      .get('/api/jobs')
      .query({ asOf: dayOf(1).toISOString() })
      .expect(200);
    expect([body.jobs.map((job: JobDto) => job._id), body.total]).toEqual([[id], 1]);
    expect(body.asOf).toBe(dayOf(1).toISOString());
  });

  it('return the current time as asOf by default', async () => {
    const before = Date.now();
    const { body } = await board.http.get('/api/jobs?page=1').expect(200);
    expect(Date.parse(body.asOf)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(body.asOf)).toBeLessThanOrEqual(Date.now());
  });

  it('reject a page beyond the limit and an unknown `after`', async () => {
    const far = await board.http.get('/api/jobs?page=101&limit=100');
    expect(far.body).toMatchObject({
      message: 'Pages end at job 10000. Narrow the search.',
      errors: { page: 'Page times limit is too large' },
    });
    const nowhere = await board.http.get(`/api/jobs?after=${'f'.repeat(24)}`);
    expect(nowhere.body).toMatchObject({
      message: MESSAGES.jobNotFound,
      errors: { after: MESSAGES.jobNotFound },
    });
  });

  it("search the company's own titles for applications, hidden jobs included", async () => {
    const [shown, hidden] = await storeJobs(board, [
      { companyId, title: 'Data Analyst' },
      { companyId, title: 'data clerk', visible: false },
      { companyId, title: 'Cook' },
      { title: 'Data Engineer' },
    ]);
    const found = await board.app.get(CompanyJobsService).idsTitled(company.id, 'DATA');
    expect(found.sort()).toEqual([shown, hidden].sort());
  });

  it("count only the company's own jobs for the overview", async () => {
    await storeJobs(board, [{ companyId }, { companyId, kind: 'remote' }, { companyId, visible: false }, {}]);
    const counted = await board.app.get(CompanyJobsService).countVisible(company.id);
    expect(counted).toEqual({ total: 3, visible: 2 });
  });
});
