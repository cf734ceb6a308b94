import type { ApplicationDto } from '../applications/dto/application.dto.js';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { FraudWarningsService } from './fraud-warnings.service.js';

const DAY = 86_400_000;

describe('the warning of a fraud', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let jobId: string;
  let warnings: FraudWarningsService;

  beforeAll(async () => {
    board = await sharedBoard();
    warnings = board.app.get(FraudWarningsService);
  });
  beforeEach(async () => {
    await board.clear();
    [company, seeker] = await Promise.all([newCompany(board), newSeeker(board)]);
    jobId = await newJob(board, company, { title: 'Data Typist' });
  });
  afterEach(() => jest.restoreAllMocks());

  const send = (daysAgo: number, to = jobId, userId = seeker.id) =>
    storeApplications(board, [
      { jobId: to, companyId: company.id, userId, date: new Date(Date.now() - daysAgo * DAY) },
    ]);
  const mails = () => board.connection.collection('outbox').find({ template: 'fraud-warning' }).toArray();
  const ordered = () => board.connection.collection('fraudwarnings').countDocuments();
  async function shown(): Promise<ApplicationDto[]> {
    const { body } = await board.http.get('/api/users/applications').set(seeker.headers).expect(200);
    return body.applications as ApplicationDto[];
  }

  it('reaches each applicant of the job once, by mail and on the application, even if it is hidden [WARN-1]', async () => {
    await send(1);
    const job = await board.app.get(JobsService).byId(jobId);
    if (job) await board.app.get(JobModerationService).hide(job, 'fraud');
    await warnings.order('job', jobId);
    await Promise.all([warnings.run(), warnings.run()]);
    await warnings.order('job', jobId);
    await warnings.run();
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: seeker.email, data: { jobTitle: 'Data Typist' } });
    const [application] = await shown();
    expect(Date.now() - Date.parse(application?.warnedAt ?? '')).toBeLessThan(60_000);
    expect(await ordered()).toBe(0);
  });

  it('reaches the applicants of all jobs of a company, but not those of others or of more than 90 days ago [WARN-1]', async () => {
    const other = await newCompany(board);
    const elsewhere = await newJob(board, other);
    const [second, third] = await Promise.all([newJob(board, company), newJob(board, company)]);
    await send(89);
    await send(1, second);
    await send(91, third);
    await storeApplications(board, [
      { jobId: elsewhere, companyId: other.id, userId: seeker.id, date: new Date() },
    ]);
    await warnings.order('company', company.id);
    await warnings.run();
    expect(await mails()).toHaveLength(2);
    const warned = (await shown()).filter(({ warnedAt }) => warnedAt).map(({ jobId: job }) => job?._id);
    expect(warned.sort()).toEqual([jobId, second].sort());
  });

  it('goes on after a failure, without a second mail to anybody [WARN-1]', async () => {
    await Promise.all([send(1), send(2, jobId, (await newSeeker(board)).id)]);
    const enqueue = board.app.get(MailService).enqueue.bind(board.app.get(MailService));
    const failing = jest.spyOn(board.app.get(MailService), 'enqueue');
    failing.mockImplementationOnce(enqueue).mockRejectedValueOnce(new Error('the process ends'));
    await warnings.order('job', jobId);
    await warnings.runDue();
    expect([(await mails()).length, await ordered()]).toEqual([1, 1]);
    await warnings.runDue();
    expect([(await mails()).length, await ordered()]).toEqual([2, 0]);
  });

  it('is not sent any more after the job is restored [WARN-1]', async () => {
    await send(1);
    await warnings.order('job', jobId);
    await warnings.cancel(jobId);
    await warnings.run();
    expect(await mails()).toEqual([]);
    expect((await shown())[0]).not.toHaveProperty('warnedAt');
  });
});
