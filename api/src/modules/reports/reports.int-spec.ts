import { LIMITS, MESSAGES } from '@skybil/shared';
import { newCompany, newJob, newSeeker, PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { addressOf, reportByThree, reportJob, storedReport } from '../../../test/reporters.js';
import { cookieValue } from '../../../test/visitors.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import { ReportsService } from './reports.service.js';

describe('POST /api/users/report-job', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    jobId = await newJob(board, company, { title: 'Cook' });
  });
  afterEach(() => jest.restoreAllMocks());

  const reports = () => board.connection.collection('reports');
  const isShown = async (id = jobId) => (await board.http.get(`/api/jobs/${id}`)).status === 200;
  const listedTitles = async () => {
    const { body } = await board.http.get('/api/jobs?page=1').expect(200);
    return (body.jobs as { title: string }[]).map(({ title }) => title);
  };
  /** The cookie of a device on which the account has signed in, and which is signed out now. */
  const deviceOf = async ({ email }: { email: string }): Promise<string> => {
    const { headers } = await board.http
      .post('/api/auth/sign-in')
      .send({ email, password: PASSWORD })
      .expect(200);
    const cookies = headers['set-cookie'] as unknown as string[];
    return `known_device=${cookieValue(cookies.find((one) => one.startsWith('known_device=')))}`;
  };
  const fail = () => Promise.reject(new Error('the database is gone'));

  it('stores reason, text and e-mail of a stranger, and no address [REPORT-1] [REPORT-5]', async () => {
    const said = {
      reason: 'secret-data',
      text: ' They want my BVN.\r\nToday. ',
      email: 'Ada@Mail.example',
    } as const;
    const { body } = await reportJob(board, jobId, { network: 7 }, said).expect(200);
    expect(body).toMatchObject({ success: true, message: MESSAGES.reported, mailed: false });
    const [stored] = await reports().find().toArray();
    expect(stored).toMatchObject({
      ...{ title: 'Cook', company: expect.stringMatching(/^Eko Haulage/), by: 'network', state: 'open' },
      ...{ reason: 'secret-data', text: 'They want my BVN.\nToday.', email: 'ada@mail.example' },
    });
    expect(JSON.stringify(stored)).not.toContain(addressOf(7));
    expect(await isShown()).toBe(true);
  });

  it.each([
    ['with an unknown reason', { reason: 'because' }, 'bad_input', { reason: MESSAGES.reportReasonUnknown }],
    ['without a reason', { reason: undefined }, 'missing_details', { reason: 'Reason is required' }],
    [
      'with a text that is too long',
      { text: 'a'.repeat(LIMITS.reportCharacters + 1) },
      'bad_input',
      { text: 'Text may have at most 1000 characters' },
    ],
    ['with no e-mail', { email: 'nobody' }, 'bad_input', { email: 'Enter a valid e-mail address' }],
  ] as const)('refuses a report %s with one sentence [REPORT-1]', async (_, said, code, errors) => {
    const refused = await reportJob(board, jobId, { network: 1 }, said as object);
    expectFailure(refused, 400, code);
    expect(refused.body.errors).toEqual(errors);
    expect(await reports().countDocuments()).toBe(0);
  });

  it('treats a hidden job like an unknown one [REPORT-1]', async () => {
    await board.http
      .post('/api/company/change-visibility')
      .set(company.headers)
      .send({ id: jobId, visible: false });
    for (const id of [jobId, 'a'.repeat(24)])
      expectFailure(await reportJob(board, id, { network: 1 }), 404, 'not_found');
    expect(await reports().countDocuments()).toBe(0);
  });

  it('says whether the outcome will be mailed: only to a verified e-mail of a signed-in seeker [REPORT-6]', async () => {
    const [proven, unproven] = [await newSeeker(board), await newSeeker(board, { proven: false })];
    const mailed = async (seeker: typeof proven) =>
      (await reportJob(board, jobId, { seeker, network: 1 }).expect(200)).body.mailed;
    expect([await mailed(proven), await mailed(unproven)]).toEqual([true, false]);
  });

  describe('by one person', () => {
    it('changes the first report with the second [REPORT-2]', async () => {
      const seeker = await newSeeker(board);
      await reportJob(
        board,
        jobId,
        { seeker, network: 1 },
        { text: 'First', email: 'a@mail.example' },
      ).expect(200);
      await reportJob(board, jobId, { seeker, network: 2 }, { reason: 'other' }).expect(200);
      const stored = await reports().find().toArray();
      expect(stored).toMatchObject([{ reason: 'other', by: 'account' }]);
      expect(stored[0]).not.toHaveProperty('text');
      expect(stored[0]).not.toHaveProperty('email');
    });

    it('is one report, however many arrive at once [REPORT-2]', async () => {
      const seeker = await newSeeker(board);
      const sent = Array.from({ length: 10 }, (_, at) =>
        reportJob(board, jobId, at % 2 ? { seeker, network: 1 } : { network: 2 }),
      );
      for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
      expect((await reports().find().toArray()).map(({ by }) => by).sort()).toEqual(['account', 'network']);
    });

    it('is one report, signed in or signed out on known devices and after a change of e-mail [REPORT-2]', async () => {
      const seeker = await newSeeker(board);
      const [phone, laptop] = [await deviceOf(seeker), await deviceOf(seeker)];
      await reportJob(board, jobId, { cookie: phone, network: 1 }).expect(200);
      await reportJob(board, jobId, { cookie: laptop, network: 2 }).expect(200);
      expect(await reports().find().toArray()).toMatchObject([{ by: 'device' }]);
      await reportJob(board, jobId, { seeker, network: 3 }).expect(200);
      await board.connection
        .collection('users')
        .updateOne({ email: seeker.email }, { $set: { email: 'new@mail.example' } });
      await reportJob(board, jobId, { seeker, network: 4 }, { reason: 'other' }).expect(200);
      expect(await reports().find().toArray()).toMatchObject([{ by: 'account', reason: 'other' }]);
    });
  });

  describe('by three people from three networks', () => {
    it('hides the job from pages and lists, and logs it [REPORT-3]', async () => {
      const [first] = await reportByThree(board, jobId);
      expect(await isShown()).toBe(false);
      expect(await listedTitles()).toEqual([]);
      expectFailure(await reportJob(board, jobId, { seeker: first, network: 1 }), 404, 'not_found');
      await eventually(async () => {
        const events = await board.connection
          .collection('securitylog')
          .find({ event: 'job-hidden-by-reports' })
          .toArray();
        expect(events).toMatchObject([{ who: 'board', on: [`job ${jobId}`, `company ${company.id}`] }]);
      }, 5_000);
    });

    it('hides the job also when the three arrive at once [REPORT-3]', async () => {
      const seekers = [await newSeeker(board), await newSeeker(board), await newSeeker(board)];
      await Promise.all(
        seekers.map((seeker, network) => reportJob(board, jobId, { seeker, network }).expect(200)),
      );
      expect(await isShown()).toBe(false);
    });

    it('hides the job when one is signed out on a known device [REPORT-3]', async () => {
      const cookie = await deviceOf(await newSeeker(board));
      for (const network of [1, 2])
        await reportJob(board, jobId, { seeker: await newSeeker(board), network }).expect(200);
      expect(await isShown()).toBe(true);
      await reportJob(board, jobId, { cookie, network: 3 }).expect(200);
      expect(await isShown()).toBe(false);
    });

    it('hides the job within a minute if the process stopped before it could [REPORT-3]', async () => {
      const hide = jest.spyOn(board.app.get(JobModerationService), 'hideByReports').mockImplementation(fail);
      const seekers = [await newSeeker(board), await newSeeker(board), await newSeeker(board)];
      for (const [network, seeker] of seekers.entries()) await reportJob(board, jobId, { seeker, network });
      expect(await isShown()).toBe(true);
      hide.mockRestore();
      await board.app.get(ReportsService).settleQuietly();
      expect(await isShown()).toBe(false);
    });

    it('tells the company, which can edit the job and not show it [REPORT-3]', async () => {
      await reportByThree(board, jobId);
      const { body } = await board.http.get('/api/company/list-jobs').set(company.headers).expect(200);
      expect(body.jobsData).toMatchObject([
        { visible: false, hiddenByOperator: expect.stringMatching(/^People have reported/) },
      ]);
      const show = { id: jobId, visible: true };
      const refused = await board.http.post('/api/company/change-visibility').set(company.headers).send(show);
      expectFailure(refused, 409, 'job_hidden');
      const stats = await board.http.get('/api/company/stats').set(company.headers).expect(200);
      expect(stats.body.stats.jobs).toMatchObject({ visible: 0, hidden: 1 });
    });
  });

  it('hides nothing when 1,000 accounts report from one network [REPORT-3]', async () => {
    const many = Array.from({ length: 1_000 }, () => storedReport(jobId, { network: 'one' }));
    await reports().insertMany(many);
    await reportJob(board, jobId, { seeker: await newSeeker(board), network: 1 }).expect(200);
    await board.app.get(ReportsService).settleQuietly();
    expect(await isShown()).toBe(true);
  });

  it('hides nothing when strangers report from 1,000 networks [REPORT-3]', async () => {
    await reports().insertMany(Array.from({ length: 1_000 }, () => storedReport(jobId, { by: 'network' })));
    await reportJob(board, jobId, { network: 1 }).expect(200);
    expect(await isShown()).toBe(true);
  });

  it('does not count a person whose last three reports were refused [REPORT-4]', async () => {
    const seekers = [await newSeeker(board), await newSeeker(board), await newSeeker(board)];
    await reportJob(board, jobId, { seeker: seekers[0], network: 1 }).expect(200);
    const [{ reporter }] = (await reports().find().toArray()) as unknown as [{ reporter: string }];
    const refused = (at: number) =>
      storedReport('b'.repeat(24), { reporter, state: 'refused', decidedAt: new Date(at) });
    await reports().insertMany([1, 2, 3].map(refused));
    for (const [network, seeker] of seekers.entries())
      await reportJob(board, jobId, { seeker, network }).expect(200);
    expect(await isShown()).toBe(true);
    await reportJob(board, jobId, { seeker: await newSeeker(board), network: 4 }).expect(200);
    expect(await isShown()).toBe(false);
  });

  it('is removed if the company is erased at the same moment', async () => {
    const real = ReportsService.prototype['store' as never] as (...given: unknown[]) => Promise<void>;
    jest.spyOn(ReportsService.prototype, 'store' as never).mockImplementation(async function (
      this: unknown,
      ...given: unknown[]
    ) {
      await real.apply(this, given);
      await board.http
        .post('/api/company/close')
        .set(company.headers)
        .send({ password: PASSWORD })
        .expect(200);
    } as never);
    await reportJob(board, jobId, { network: 1 }).expect(200);
    expect(await reports().countDocuments()).toBe(0);
  });
});

describe('the limit of reports', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => board.close());

  it('is five a day for an address without an account, and five for each signed-in person behind it [REPORT-2]', async () => {
    const jobId = await newJob(board, await newCompany(board));
    const seeker = await newSeeker(board);
    const until = async (from: { seeker?: typeof seeker }) => {
      for (let sent = 0; sent < LIMITS.reportsADay; sent += 1)
        await reportJob(board, jobId, { ...from, network: 1 }).expect(200);
      const refused = await reportJob(board, jobId, { ...from, network: 1 });
      expectFailure(refused, 429, 'too_many_requests');
      expect(refused.body.message).toBe('You can report 5 jobs a day. Please try again tomorrow.');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    };
    await until({});
    await until({ seeker });
    await reportJob(board, jobId, { seeker: await newSeeker(board), network: 1 }).expect(200);
    await reportJob(board, jobId, { network: 2 }).expect(200);
  });
});
