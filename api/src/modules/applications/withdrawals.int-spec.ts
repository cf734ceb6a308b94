import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import {
  newCompany,
  newJob,
  newSeeker,
  sharedBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';
import type { OutboxMail } from '../../platform/mail/outbox.schema.js';
import type { Application } from './application.schema.js';
import { ClosedJobAnswersService } from './closed-job-answers.service.js';

const UNKNOWN_ID = '665f1c2e9b3e4a0012ab34cd';

describe('withdrawing an application', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let jobId: string;
  let id: string;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    seeker = await newSeeker(board);
    jobId = await newJob(board, company);
    await uploadResume(board, seeker);
    await apply(jobId).expect(200);
    id = (await seen())?._id ?? '';
  });

  const apply = (job: string) => board.http.post('/api/users/apply').set(seeker.headers).send({ jobId: job });
  const withdraw = (which = id, { headers } = seeker) =>
    board.http.post('/api/users/withdraw-application').set(headers).send({ id: which });
  const get = (path: string) => board.http.get(`/api/company/${path}`).set(company.headers);
  const decide = (status: string) =>
    board.http.post('/api/company/change-status').set(company.headers).send({ id, status });
  const row = () => board.connection.collection('applications').findOne({ _id: new Types.ObjectId(id) });
  const mails = () =>
    board.connection.collection<OutboxMail>('outbox').find({ template: 'application-withdrawn' }).toArray();
  async function seen() {
    const { body } = await board.http.get('/api/users/applications').set(seeker.headers).expect(200);
    return body.applications[0] as { _id: string; userId: { resume: string } } | undefined;
  }
  function open(link: string) {
    const { pathname, search } = new URL(link);
    return board.http.get(pathname + search);
  }
  /** Number of applications in each list and count of the company. */
  async function received(): Promise<unknown[]> {
    const [all, page, stats, sheet, jobs] = await Promise.all(
      ['applicants', 'applications', 'stats', 'applications.csv', 'list-jobs'].map((path) =>
        get(path).expect(200),
      ),
    );
    return [
      all?.body.applications.length,
      page?.body.total,
      page?.body.data.length,
      stats?.body.stats.applications.total,
      (sheet?.text.trim().split('\n').length ?? 0) - 1,
      jobs?.body.jobsData[0].applicants,
    ];
  }

  it('removes it from the company’s lists, counts and sheet, and ends the links to its documents [APPLY-40]', async () => {
    expect(await received()).toEqual([1, 1, 1, 1, 1, 1]);
    const { body: before } = await get(`applications/${id}`).expect(200);
    await open(before.data.userId.resume).expect(200);
    const { body } = await withdraw().expect(200);
    expect(body).toEqual({ success: true, message: MESSAGES.applicationWithdrawn });
    expect(await received()).toEqual([0, 0, 0, 0, 0, 0]);
    expectFailure(await get(`applications/${id}`), 404, 'not_found');
    expectFailure(await open(before.data.userId.resume), 404, 'not_found');
    expectFailure(await decide('Accepted'), 404, 'not_found');
  });

  it('leaves it with the seeker as Pending, with its moment and its documents [APPLY-40]', async () => {
    await withdraw().expect(200);
    const own = await seen();
    expect(own).toMatchObject({ status: 'Pending', withdrawnAt: expect.any(String) });
    await open(own?.userId.resume ?? '').expect(200);
  });

  it('is noticed when another process does it [APPLY-40]', async () => {
    expect(await received()).toEqual([1, 1, 1, 1, 1, 1]);
    await board.connection.collection('applications').updateMany({}, { $set: { withdrawnAt: new Date() } });
    await eventually(async () => expect(await received()).toEqual([0, 0, 0, 0, 0, 0]), 5_000);
  });

  it('tells the company once by mail, which names the job and not the person [APPLY-40]', async () => {
    await withdraw().expect(200);
    expectFailure(await withdraw(), 409, 'not_pending');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: company.email,
      data: { kind: 'company', jobTitle: expect.any(String) },
    });
    expect(Object.keys(mail?.data ?? {}).sort()).toEqual(['jobTitle', 'kind', 'name']);
  });

  it('refuses a second application to the same job [APPLY-40]', async () => {
    await withdraw().expect(200);
    expectFailure(await apply(jobId), 409, 'already_applied');
  });

  it.each(['Accepted', 'Rejected'])(
    'is refused after the company has decided: %s [APPLY-40]',
    async (status) => {
      await decide(status).expect(200);
      const response = await withdraw();
      expectFailure(response, 409, 'not_pending');
      expect(response.body.message).toBe(MESSAGES.notWithdrawable);
      expect(await row()).not.toHaveProperty('withdrawnAt');
      expect(await mails()).toEqual([]);
    },
  );

  it('is refused for an unknown application and for somebody else’s [APPLY-40]', async () => {
    expectFailure(await withdraw(UNKNOWN_ID), 404, 'not_found');
    const other = await newSeeker(board);
    expectFailure(await withdraw(id, other), 404, 'not_found');
    expect(await row()).not.toHaveProperty('withdrawnAt');
  });

  it('and a decision at the same moment: one of them takes effect [APPLY-40]', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [withdrawn, decided] = await Promise.all([withdraw(), decide('Accepted')]);
      const { status, withdrawnAt } = (await row()) as Application;
      expect([withdrawn.status === 200, decided.status === 200]).toEqual(
        withdrawnAt ? [true, false] : [false, true],
      );
      expect(status).toBe(withdrawnAt ? 'Pending' : 'Accepted');
      await board.connection
        .collection('applications')
        .updateOne({}, { $set: { status: 'Pending' }, $unset: { withdrawnAt: 1, decidedAt: 1 } });
    }
  }, 30_000);

  it('takes it out of the answers that a closed job gives to all [APPLY-40]', async () => {
    await withdraw().expect(200);
    const closing = { as: 'filled', rejectionReason: 'filled' };
    await board.http.post(`/api/company/jobs/${jobId}/close`).set(company.headers).send(closing).expect(200);
    await board.app.get(ClosedJobAnswersService).run();
    expect(await row()).toMatchObject({ status: 'Pending' });
  });

  it('of a held application tells the company nothing [APPLY-40]', async () => {
    const other = await newJob(board, company);
    const [held = ''] = await storeApplications(board, [
      { jobId: other, companyId: company.id, userId: seeker.id, held: true },
    ]);
    await withdraw(held).expect(200);
    expect(await mails()).toEqual([]);
    const { body } = await get('list-jobs').expect(200);
    const applicants = Object.fromEntries(
      (body.jobsData as { _id: string; applicants: number }[]).map((job) => [job._id, job.applicants]),
    );
    expect(applicants).toEqual({ [jobId]: 1, [other]: 0 });
  });
});
