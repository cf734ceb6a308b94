import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ClosedJobAnswersService } from './closed-job-answers.service.js';

describe('closing a job with a reason for its applicants', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    jobId = await newJob(board, company);
  });
  afterEach(() => jest.restoreAllMocks());

  const rows = () => board.connection.collection('applications');
  const outbox = () => board.connection.collection('outbox');
  const close = (body: object) =>
    board.http
      .post(`/api/company/jobs/${jobId}/close`)
      .set(company.headers)
      .send({ as: 'filled', ...body });
  const answers = () => board.app.get(ClosedJobAnswersService);
  const run = () => answers().run();
  const rejected = (count: number) =>
    eventually(async () => expect(await rows().countDocuments({ status: 'Rejected' })).toBe(count), 30_000);
  /** The board runs it every ten seconds too. */
  const allAnswered = () =>
    eventually(async () => {
      const left = { rejectionReason: { $exists: true } };
      expect(await board.connection.collection('jobs').countDocuments(left)).toBe(0);
    }, 30_000);
  /** Applications of this many people who can be mailed. */
  async function apply(count: number): Promise<void> {
    const people = Array.from({ length: count }, (_, at) => ({
      _id: new Types.ObjectId(),
      sub: `ada${at}`,
      email: `ada${at}@x.example`,
      firstName: 'Ada',
      lastName: '',
    }));
    await board.connection.collection('users').insertMany(people);
    const applications = people.map(({ _id }) => ({
      jobId,
      companyId: company.id,
      userId: _id.toHexString(),
    }));
    await storeApplications(board, applications);
  }
  const mailed = () => outbox().distinct('to', { template: 'application-rejected' });

  it('rejects all who wait, for good, and mails each of them [DECIDE-7]', async () => {
    await apply(3);
    await close({ rejectionReason: 'filled' }).expect(200);
    await run();
    await allAnswered();
    const found = await rows().find().toArray();
    expect(found).toHaveLength(3);
    for (const row of found) {
      expect(row).toMatchObject({ status: 'Rejected', reason: 'filled', finalAt: row.decidedAt });
    }
    const ids = found.map(({ _id }) => _id.toHexString());
    const { body } = await board.http
      .post('/api/company/undo-rejections')
      .set(company.headers)
      .send({ ids })
      .expect(200);
    expect(body.results.map(({ success }: { success: boolean }) => success)).toEqual([false, false, false]);
    expect(await mailed()).toHaveLength(3);
  });

  it('leaves those alone who were decided before, or whose application waits for a proof [DECIDE-7]', async () => {
    const [ada, bola] = [await newSeeker(board), await newSeeker(board)];
    await storeApplications(board, [
      { jobId, companyId: company.id, userId: ada.id, status: 'Accepted' },
      { jobId, companyId: company.id, userId: bola.id, held: true },
    ]);
    await close({ rejectionReason: 'filled' }).expect(200);
    await run();
    await allAnswered();
    expect(await rows().countDocuments({ status: 'Rejected' })).toBe(0);
  });

  it('goes on where it stopped after a failure, and mails nobody twice [DECIDE-7]', async () => {
    await apply(250);
    await close({ rejectionReason: 'filled' }).expect(200);
    const mail = board.app.get(MailService);
    const enqueue = mail.enqueue.bind(mail);
    let left = 130;
    const spy = jest.spyOn(mail, 'enqueue').mockImplementation(async (...given) => {
      if ((left -= 1) < 0) throw new Error('killed');
      await enqueue(...given);
    });
    await run().catch(() => undefined);
    await eventually(() => Promise.resolve(expect(left).toBeLessThan(0)), 30_000);
    await rejected(100);
    spy.mockRestore();
    await Promise.all([run(), run()]);
    await rejected(250);
    await allAnswered();
    const mails = await outbox().find({ template: 'application-rejected' }).toArray();
    expect(mails).toHaveLength(250);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(250);
  }, 60_000);

  it('lets applicants wait without a reason [DECIDE-7]', async () => {
    await apply(1);
    await close({}).expect(200);
    await run();
    expect(await rows().countDocuments({ status: 'Pending' })).toBe(1);
  });

  it('rejects nobody after the job was opened again and closed without a reason [DECIDE-7]', async () => {
    await close({ rejectionReason: 'filled' }).expect(200);
    await board.http.post(`/api/company/jobs/${jobId}/reopen`).set(company.headers).send({}).expect(200);
    await apply(1);
    await close({}).expect(200);
    await run();
    expect(await rows().countDocuments({ status: 'Pending' })).toBe(1);
  });

  it('refuses an unknown reason and leaves the job open [DECIDE-7]', async () => {
    const response = await close({ rejectionReason: 'age' });
    expectFailure(response, 400, 'bad_input');
    expect(response.body.errors.rejectionReason).toMatch(/^Rejection reason must be one of: /);
    await close({}).expect(200);
    expect((await close({})).body.message).toBe(MESSAGES.jobClosedBefore);
  });
});
