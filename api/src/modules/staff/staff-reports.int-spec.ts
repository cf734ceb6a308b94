import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { reportByThree, reportJob } from '../../../test/reporters.js';
import { newStaff, type TestStaff } from '../../../test/staff.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';

const TEXT = 'They asked me for N5,000 on the phone.';

describe('reports, decided by staff', () => {
  let board: TestBoard;
  let staff: TestStaff;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', STAFF: 'on', TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    [staff, company] = [await newStaff(board), await newCompany(board)];
    jobId = await newJob(board, company, { title: 'Cook' });
  });

  const get = (path: string) => board.http.get(`/api/staff/${path}`).set(staff.headers);
  const post = (path: string, body: object, { headers } = staff) =>
    board.http.post(`/api/staff/${path}`).set(headers).send(body);
  const queue = async () => (await get('queue').expect(200)).body as { queue: object[]; total: number };
  const version = async () => (await get(`jobs/${jobId}`).expect(200)).body.job.version as string;
  const isListed = async () => (await board.http.get(`/api/jobs/${jobId}`)).status === 200;
  const states = async () =>
    (await board.connection.collection('reports').find().toArray()).map(({ state }) => state as string);
  const mailsToCompany = () => board.connection.collection('outbox').find({ to: company.email }).toArray();
  const warnings = () => board.connection.collection('fraudwarnings').countDocuments();

  it('stand in the queue from the first report on: those that count first, without an e-mail [STAFF-12]', async () => {
    const stranger = { reason: 'other' as const, text: TEXT, email: 'ada@mail.example' };
    await reportJob(board, jobId, { network: 1 }, stranger).expect(200);
    const first = await board.connection.collection('reports').findOne({});
    await reportJob(board, jobId, { seeker: await newSeeker(board), network: 2 }).expect(200);
    const read = await queue();
    expect(read).toMatchObject({
      total: 1,
      queue: [
        {
          reason: 'reported',
          waitingSince: (first?.reportedAt as Date).toISOString(),
          job: {
            _id: jobId,
            hiddenByReports: false,
            totalReports: 2,
            reports: [
              { reason: 'money', by: 'account' },
              { reason: 'other', by: 'network', text: TEXT },
            ],
            company: { reports: 2 },
          },
        },
      ],
    });
    expect(JSON.stringify(read)).not.toContain('@');
  });

  it('upholds them: the job is hidden, the mail has the words of the list, and applicants are warned [STAFF-12]', async () => {
    await reportByThree(board, jobId);
    expect((await queue()).queue).toMatchObject([{ job: { hiddenByReports: true, listed: false } }]);
    const decision = { reason: 'asks-money', text: 'Take it out.', version: await version() };
    const { body } = await post(`jobs/${jobId}/uphold-reports`, decision).expect(200);
    expect(body.message).toMatch(/^Upheld: 3 reports of “Cook”\. The job is hidden\. The board warns /);
    expect(await isListed()).toBe(false);
    expect(await states()).toEqual(['upheld', 'upheld', 'upheld']);
    expect((await queue()).total).toBe(0);
    const mails = await mailsToCompany();
    expect(mails).toMatchObject([
      { template: 'reported-advert', data: { reason: 'It asks applicants for money' } },
    ]);
    const own = await board.http.get('/api/company/list-jobs').set(company.headers).expect(200);
    expect(own.body.jobsData[0].hiddenByOperator).toContain('It asks applicants for money. Take it out.');
    expect(await warnings()).toBe(1);
    const events = await board.app.get(SecurityLog).about({ job: jobId }, 9);
    expect(events.find(({ event }) => event === 'reports-upheld')).toMatchObject({
      who: `staff ${staff.id}`,
    });
  });

  it('warns nobody if the reason is no fraud [STAFF-12]', async () => {
    await reportByThree(board, jobId);
    await post(`jobs/${jobId}/uphold-reports`, { reason: 'misleads', version: await version() }).expect(200);
    expect(await warnings()).toBe(0);
  });

  it('refuses them: the job is listed again [STAFF-12]', async () => {
    await reportByThree(board, jobId);
    expect(await isListed()).toBe(false);
    await post(`jobs/${jobId}/refuse-reports`, { reason: 'fine', version: await version() }).expect(200);
    expect(await isListed()).toBe(true);
    expect(await states()).toEqual(['refused', 'refused', 'refused']);
    expect((await queue()).total).toBe(0);
  });

  it('are decided once if two people decide at once [STAFF-8] [STAFF-12]', async () => {
    await reportByThree(board, jobId);
    const other = await newStaff(board);
    const read = await version();
    const both = await Promise.all([
      post(`jobs/${jobId}/uphold-reports`, { reason: 'misleads', version: read }),
      post(`jobs/${jobId}/refuse-reports`, { reason: 'fine', version: read }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(new Set(await states()).size).toBe(1);
  });

  it('cannot be decided of a job without reports, or of an unknown one [STAFF-12]', async () => {
    for (const [path, reason] of [
      ['uphold-reports', 'misleads'],
      ['refuse-reports', 'fine'],
    ]) {
      const decision = { reason, version: await version() };
      expectFailure(await post(`jobs/${jobId}/${path}`, decision), 409, 'already_decided');
      expectFailure(await post(`jobs/${'f'.repeat(24)}/${path}`, decision), 404, 'not_found');
    }
  });

  it('wait in the order of their age, with pages, beside held adverts and companies [STAFF-10]', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 9, minute));
    const jobs = [jobId];
    while (jobs.length < 21) jobs.push(await newJob(board, company));
    for (const [minute, id] of jobs.entries()) {
      await reportJob(board, id, { network: minute }).expect(200);
      const change = { $set: { reportedAt: at(minute) } };
      await board.connection.collection('reports').updateMany({ jobId: new Types.ObjectId(id) }, change);
    }
    const first = (await get('queue?page=1').expect(200)).body;
    const second = (await get('queue?page=2').expect(200)).body;
    const idsOf = ({ queue: rows }: { queue: { job: { _id: string } }[] }) => rows.map(({ job }) => job._id);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(jobs);
    expect([first.total, second.total]).toEqual([21, 21]);
  });
});
