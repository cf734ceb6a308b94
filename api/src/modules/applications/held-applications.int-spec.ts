import {
  newCompany,
  newJob,
  newSeeker,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { CLERK_ENV, clerkSeeker } from '../../../test/clerk.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { EmailProofLinks } from '../accounts/email-proof-links.js';
import { EmailProofsService } from '../accounts/email-proofs.service.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { Transactions } from '../../platform/database/transactions.js';
import { UsersService } from '../users/users.service.js';
import { HeldApplicationsService } from './held-applications.service.js';

type Headers = Record<string, string>;

describe('an application of a seeker with an unverified e-mail', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ MODERATION: 'on', RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  async function arrange({ proven = false } = {}) {
    const company = await newCompany(board);
    const jobId = await newJob(board, company);
    const seeker = await newSeeker(board, { proven });
    await uploadResume(board, seeker);
    return { company, jobId, seeker };
  }
  const apply = (headers: Headers, jobId: string, key?: string) =>
    board.http
      .post('/api/users/apply')
      .set({ ...headers, ...(key ? { 'idempotency-key': key } : {}) })
      .send({ jobId });
  const own = async (headers: Headers) =>
    (await board.http.get('/api/users/applications').set(headers).expect(200)).body.applications as {
      _id: string;
      held?: boolean;
    }[];
  const confirm = async (id: string) => {
    const token = await board.app.get(EmailProofLinks).make({ kind: 'seeker', id });
    await board.http.post('/api/email-proof/confirm').send({ token }).expect(200);
  };
  /** Number of applications in each list and count of the company. */
  async function seen({ headers }: { headers: Headers }, jobId: string) {
    const get = (path: string) => board.http.get(`/api/company/${path}`).set(headers).expect(200);
    const [all, page, stats, sheet, jobs] = await Promise.all(
      ['applicants', 'applications', 'stats', 'applications.csv', 'list-jobs'].map(get),
    );
    const job = (jobs?.body.jobsData as { _id: string; applicants: number }[]).find(
      ({ _id }) => _id === jobId,
    );
    return [
      all?.body.applications.length as number,
      page?.body.total as number,
      page?.body.data.length as number,
      stats?.body.stats.applications.total as number,
      (sheet?.text.trim().split('\n').length ?? 0) - 1,
      job?.applicants,
    ];
  }

  it('makes the lists forget what they keep once the e-mail is proven [APPLY-21]', async () => {
    const { seeker } = await arrange();
    const notify = jest.spyOn(board.app.get(BoardChanges), 'notify');
    await confirm(seeker.id);
    expect(notify).toHaveBeenCalledWith('applications');
  });

  it('tells the company of a new applicant once it is released, and not before [MAIL-24]', async () => {
    const { company, jobId, seeker } = await arrange();
    const told = () =>
      board.connection.collection('outbox').countDocuments({ to: company.email, template: 'new-applicants' });
    await apply(seeker.headers, jobId).expect(200);
    expect(await told()).toBe(0);
    await confirm(seeker.id);
    expect(await told()).toBe(1);
  });

  it('is stored as held, and absent from the company’s lists, counts, sheet and files [APPLY-21]', async () => {
    const { company, jobId, seeker } = await arrange();
    const { body } = await apply(seeker.headers, jobId).expect(200);
    expect(body).toEqual({ success: true, message: 'Applied Successfully', held: true });
    const [application] = await own(seeker.headers);
    expect(application).toMatchObject({ held: true });
    expect(await seen(company, jobId)).toEqual([0, 0, 0, 0, 0, 0]);
    const one = board.http.get(`/api/company/applications/${application?._id}`).set(company.headers);
    expectFailure(await one, 404, 'not_found');
    const decide = { id: application?._id, status: 'Rejected' };
    const decided = await board.http.post('/api/company/change-status').set(company.headers).send(decide);
    expectFailure(decided, 404, 'not_found');
    expectFailure(await apply(seeker.headers, jobId), 409, 'already_applied');
  });

  it('reaches the company when the e-mail is verified [APPLY-22]', async () => {
    const { company, jobId, seeker } = await arrange();
    await apply(seeker.headers, jobId).expect(200);
    expect(await seen(company, jobId)).toEqual([0, 0, 0, 0, 0, 0]);
    await confirm(seeker.id);
    expect(await seen(company, jobId)).toEqual([1, 1, 1, 1, 1, 1]);
    expect((await own(seeker.headers))[0]).not.toHaveProperty('held');
    const { body } = await apply(seeker.headers, await newJob(board, company)).expect(200);
    expect(body).not.toHaveProperty('held');
  });

  it('is counted here too after another process has released it', async () => {
    const { company, jobId, seeker } = await arrange();
    await apply(seeker.headers, jobId).expect(200);
    expect(await seen(company, jobId)).toEqual([0, 0, 0, 0, 0, 0]);
    await board.connection.collection('applications').updateMany({}, { $unset: { held: 1 } });
    await eventually(async () => expect(await seen(company, jobId)).toEqual([1, 1, 1, 1, 1, 1]), 5_000);
  });

  it('gets the first answer again if it is repeated with its idempotency key', async () => {
    const { jobId, seeker } = await arrange();
    const key = 'a-key-of-some-length';
    for (let times = 0; times < 2; times += 1)
      expect((await apply(seeker.headers, jobId, key).expect(200)).body).toMatchObject({ held: true });
    expect(await own(seeker.headers)).toHaveLength(1);
  });

  it('is erased when a code verifies the e-mail, because a stranger may have sent it [APPLY-22]', async () => {
    const { company, jobId, seeker } = await arrange();
    await apply(seeker.headers, jobId).expect(200);
    const proofs = board.app.get(EmailProofsService);
    const person = { kind: 'seeker', id: seeker.id } as const;
    await board.app.get(Transactions).run((unit) => proofs.prove(person, 'reset', unit));
    await proofs.afterEmailProven(person, seeker.email, 'reset');
    expect(await own(seeker.headers)).toEqual([]);
    expect(await seen(company, jobId)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('that is sent during the verification reaches the company, whichever commits first [APPLY-22]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { company, jobId, seeker } = await arrange();
      const users = board.app.get(UsersService);
      const lock = users.lock.bind(users);
      // before or after the application reads whether the e-mail is verified
      jest.spyOn(users, 'lock').mockImplementationOnce(async (caller, unit) => {
        if (round % 2 === 0) return lock(caller, unit);
        await confirm(seeker.id);
        return lock(caller, unit);
      });
      await Promise.all([
        apply(seeker.headers, jobId).expect(200),
        ...(round % 2 === 0 ? [confirm(seeker.id)] : []),
      ]);
      expect(await seen(company, jobId)).toEqual([1, 1, 1, 1, 1, 1]);
      await board.clear();
    }
  });

  it('is in the data download, and is erased with the account', async () => {
    const { jobId, seeker } = await arrange();
    await apply(seeker.headers, jobId).expect(200);
    const stored = () => board.connection.collection('applications').countDocuments();
    expect(await stored()).toBe(1);
    const token = await board.app.get(EmailProofLinks).make({ kind: 'seeker', id: seeker.id });
    await board.http.post('/api/email-proof/disown').send({ token }).expect(200);
    expect(await stored()).toBe(0);
  });

  it('reaches the company when the operator turns moderation off', async () => {
    const { company, jobId, seeker } = await arrange();
    await apply(seeker.headers, jobId).expect(200);
    const held = board.app.get(HeldApplicationsService);
    jest.replaceProperty(held as never as { settings: object }, 'settings', { MODERATION: 'off' });
    await held.onApplicationBootstrap();
    expect(await seen(company, jobId)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('reaches the company at once if the e-mail is verified', async () => {
    const { company, jobId, seeker } = await arrange({ proven: true });
    expect((await apply(seeker.headers, jobId).expect(200)).body).not.toHaveProperty('held');
    expect(await seen(company, jobId)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

it('delivers an application with MODERATION=off, verified or not [APPLY-21]', async () => {
  const board = await startBoard({ RATE_LIMITS: 'off' });
  const company = await newCompany(board);
  const jobId = await newJob(board, company);
  const seeker = await newSeeker(board, { proven: false });
  await uploadResume(board, seeker);
  const { body } = await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
  expect(body).toEqual({ success: true, message: 'Applied Successfully' });
  const { body: received } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
  expect(received.applications).toHaveLength(1);
  await board.close();
});

it('holds an application while a hosted provider reports the e-mail as unverified [APPLY-21, APPLY-22]', async () => {
  const board = await startBoard({ ...CLERK_ENV, MODERATION: 'on', RATE_LIMITS: 'off' });
  const company = await newCompany(board);
  const jobId = await newJob(board, company);
  const headers = clerkSeeker('user_held');
  await board.http.get('/api/users/user').set(headers).expect(200);
  const users = board.app.get(UsersService);
  const profile = (at: number) => ({
    firstName: 'Ada',
    lastName: 'O',
    email: 'a@x.example',
    asOf: new Date(at),
  });
  await users.storeProfile('user_held', { ...profile(1), emailUnverified: true });
  await uploadResume(board, { headers } as never);
  const { body } = await board.http.post('/api/users/apply').set(headers).send({ jobId }).expect(200);
  expect(body).toMatchObject({ held: true });
  const received = async () =>
    (await board.http.get('/api/company/applicants').set(company.headers).expect(200)).body
      .applications as object[];
  expect(await received()).toEqual([]);
  await users.storeProfile('user_held', profile(2));
  expect(await received()).toHaveLength(1);
  await board.close();
});
