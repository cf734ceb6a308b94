import { setTimeout } from 'node:timers/promises';
import { MESSAGES } from '@skybil/shared';
import { newJob, newSeeker, PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { busySeeker } from '../../../test/busy-seeker.js';
import { CLERK_ENV, clerkSeeker } from '../../../test/clerk.js';
import { expectFailure } from '../../../test/failure.js';
import { mentionsOf } from '../../../test/mentions.js';
import { Transactions } from '../../platform/database/transactions.js';
import { FilesService } from '../../platform/files/files.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import { ReportsService } from '../reports/reports.service.js';
import { SavedJobsService } from '../saved-jobs/saved-jobs.service.js';
import { UsersService } from '../users/users.service.js';
import type { ReceiptDto } from './dto/receipt.dto.js';
import { ErasureService } from './erasure.service.js';
import { ErasuresRepository } from './erasures.repository.js';

type Headers = Record<string, string>;
const LATER = () => new Date(Date.now() + 3_600_000);

describe('erasing an account', () => {
  let board: TestBoard;
  let erasures: ErasureService;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    erasures = board.app.get(ErasureService);
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const erase = (headers: Headers, password: string | undefined = PASSWORD) =>
    board.http.post('/api/users/erase').set(headers).send({ password });
  const countsOf = ({ erased }: ReceiptDto) =>
    Object.fromEntries(erased.map(({ kind, count }) => [kind, count]));
  const filesLeft = () => board.connection.collection('files').countDocuments();

  describe('of a seeker', () => {
    it('removes every reference to the seeker and the files [PRIVACY-2]', async () => {
      const { seeker, company } = await busySeeker(board);
      const { id, email } = seeker;
      expect(await mentionsOf(board, [id, email])).toEqual(
        expect.arrayContaining([
          'applications',
          'newsletter',
          'outbox',
          'reports',
          'savedjobs',
          'sessions',
          'users',
        ]),
      );
      await erase(seeker.headers).expect(200);
      expect(await mentionsOf(board, [id, email])).toEqual([]);
      expect(await filesLeft()).toBe(0);
      const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
      expect(body.applications).toEqual([]);
    });

    it('returns a receipt whose number is in the security log [PRIVACY-6]', async () => {
      const { seeker } = await busySeeker(board);
      const { body } = await erase(seeker.headers).expect(200);
      expect(body.message).toBe(MESSAGES.accountErased);
      const receipt = body.receipt as ReceiptDto;
      expect(countsOf(receipt)).toEqual({
        profile: 1,
        applications: 2,
        savedJobs: 1,
        reports: 1,
        documents: 3,
        mails: expect.any(Number),
        newsletter: 1,
        sessions: 1,
      });
      expect(receipt.kept.map(({ period }) => period)).toEqual(['12 months', '25 hours']);
      const [event] = await board.app.get(SecurityLog).about({ kind: 'seeker', id: seeker.id }, 1);
      expect([event?.event, event?._id.toHexString()]).toEqual(['account-erased', receipt.number]);
    });

    it('ends every session and lets the e-mail sign up again', async () => {
      const { headers, email } = await newSeeker(board);
      await erase(headers).expect(200);
      expectFailure(await board.http.get('/api/users/user').set(headers), 401, 'unauthorized');
      expectFailure(await erase(headers), 401, 'unauthorized');
      const again = { firstName: 'Ada', lastName: 'Obi', email, password: PASSWORD };
      await board.http.post('/api/auth/sign-up').send(again).expect(200);
    });

    it.each([
      ['a wrong one', 'Wrong-password-1'],
      ['none', undefined],
    ])('requires the password again: %s erases nothing', async (_, password) => {
      const { headers } = await newSeeker(board);
      const refused = await board.http.post('/api/users/erase').set(headers).send({ password });
      expectFailure(refused, 400, 'wrong_password');
      expect(refused.body.errors).toEqual({ password: MESSAGES.wrongCurrentPassword });
      await board.http.get('/api/users/user').set(headers).expect(200);
    });

    it('does not change other accounts', async () => {
      const [{ seeker }, { seeker: other }] = [await busySeeker(board), await busySeeker(board)];
      const before = await mentionsOf(board, [other.id, other.email]);
      await erase(seeker.headers).expect(200);
      expect(await mentionsOf(board, [other.id, other.email])).toEqual(before);
      await board.http.get('/api/users/user').set(other.headers).expect(200);
    });

    it('returns one receipt for twenty parallel requests', async () => {
      const { headers } = await newSeeker(board);
      const answers = await Promise.all(Array.from({ length: 20 }, () => erase(headers)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await board.connection.collection('erasures').countDocuments()).toBe(0);
    });

    it.each<[string, () => jest.SpyInstance]>([
      ['its applications', () => jest.spyOn(board.app.get(ApplicationsService), 'eraseOfSeeker')],
      ['its saved jobs', () => jest.spyOn(board.app.get(SavedJobsService), 'eraseOfSeeker')],
      ['its reports', () => jest.spyOn(board.app.get(ReportsService), 'eraseOfPerson')],
      ['its mails', () => jest.spyOn(board.app.get(MailService), 'forget')],
      ['its newsletter', () => jest.spyOn(board.app.get(NewsletterService), 'forget')],
      ['its resume', () => jest.spyOn(board.app.get(FilesService), 'remove')],
      ['the security log', () => jest.spyOn(board.app.get(SecurityLog), 'writeOnce')],
      ['the note of it', () => jest.spyOn(board.app.get(ErasuresRepository), 'remove')],
    ])('resumes by itself if it stopped before %s [PRIVACY-7]', async (_, step) => {
      const { seeker } = await busySeeker(board);
      step().mockRejectedValueOnce(new Error('killed'));
      const { body } = await erase(seeker.headers).expect(200);
      expectFailure(await board.http.get('/api/users/user').set(seeker.headers), 401, 'unauthorized');
      await erasures.resume(LATER());
      expect(await mentionsOf(board, [seeker.id, seeker.email])).toEqual([]);
      const logged = await board.app.get(SecurityLog).about({ kind: 'seeker', id: seeker.id }, 100);
      expect(logged.filter(({ event }) => event === 'account-erased')).toHaveLength(1);
      expect(logged[0]?._id.toHexString()).toBe(body.receipt.number);
    });

    it('erases nothing if the erasure record cannot be stored', async () => {
      const { headers } = await newSeeker(board);
      jest.spyOn(board.app.get(Transactions), 'run').mockRejectedValueOnce(new Error('killed'));
      expectFailure(await erase(headers), 500, 'internal');
      await board.http.get('/api/users/user').set(headers).expect(200);
    });

    it('rejects an application if its seeker is erased before it is stored [PRIVACY-9]', async () => {
      const { seeker, company } = await busySeeker(board);
      const jobId = await newJob(board, company);
      const users = board.app.get(UsersService);
      const applicant = users.applicant.bind(users);
      jest.spyOn(users, 'applicant').mockImplementationOnce(async (id) => {
        const found = await applicant(id);
        await erase(seeker.headers).expect(200);
        return found;
      });
      const apply = await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId });
      expectFailure(apply, 401, 'unauthorized');
      expect(await mentionsOf(board, [seeker.id])).toEqual([]);
    });

    it('waits for an application that is being stored, and erases it too [PRIVACY-9]', async () => {
      const { seeker, company } = await busySeeker(board);
      const jobId = await newJob(board, company);
      const users = board.app.get(UsersService);
      const lock = users.lock.bind(users);
      let erasure: Promise<unknown> = Promise.resolve();
      jest.spyOn(users, 'lock').mockImplementationOnce(async (caller, unit) => {
        const found = await lock(caller, unit);
        erasure = erase(seeker.headers)
          .expect(200)
          .then(() => undefined);
        await setTimeout(100);
        return found;
      });
      await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
      await erasure;
      expect(await mentionsOf(board, [seeker.id])).toEqual([]);
    });
  });
});

describe('erasing an account with a hosted sign-in', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ ...CLERK_ENV, RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());

  const me = (sub: string) => board.http.get('/api/users/user').set(clerkSeeker(sub));

  it('needs no password, and an old token does not create the account again [PRIVACY-3]', async () => {
    await me('user_ada').expect(200);
    await board.http.post('/api/users/erase').set(clerkSeeker('user_ada')).send({}).expect(200);
    for (let count = 0; count < 3; count += 1) expectFailure(await me('user_ada'), 401, 'unauthorized');
    expect(await mentionsOf(board, ['user_ada'])).toEqual([]);
  });

  it('erases data under former e-mails too [PRIVACY-2]', async () => {
    await me('user_bola').expect(200);
    const users = board.app.get(UsersService);
    const profile = { firstName: 'Bola', lastName: 'Ade', asOf: new Date() };
    for (const email of ['first@test.example', 'second@test.example', 'third@test.example'])
      await users.storeProfile('user_bola', { ...profile, email });
    for (const email of ['first@test.example', 'second@test.example'])
      await board.http.post('/api/newsletter').send({ user_type: 'jobseeker', email }).expect(200);
    await board.http.post('/api/users/erase').set(clerkSeeker('user_bola')).send({}).expect(200);
    expect(await mentionsOf(board, ['first@test.example', 'second@test.example'])).toEqual([]);
  });
});
