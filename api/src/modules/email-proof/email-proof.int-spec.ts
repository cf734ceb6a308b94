import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { mentionsOf } from '../../../test/mentions.js';
import { EmailProofLinks } from '../accounts/email-proof-links.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { ErasureService } from '../privacy/erasure.service.js';

interface DevMail {
  subject: string;
  text: string;
  held?: boolean;
}
const SUBJECT = 'Confirm your e-mail address for Skybil';

describe.each(ACCOUNT_KINDS)(
  'e-mail proof of a new $kind',
  ({ kind, make, own, askProof, ask, reset, register, collection }) => {
    let board: TestBoard;
    beforeAll(async () => {
      board = await startBoard();
    });
    afterAll(() => board.close());

    const unproven = () => make(board, { proven: false });
    const proofOf = (id: string) => board.app.get(EmailProofLinks).make({ kind, id });
    const confirm = (token: string) => board.http.post('/api/email-proof/confirm').send({ token });
    const disown = (token: string) => board.http.post('/api/email-proof/disown').send({ token });
    async function mails(to: string): Promise<DevMail[]> {
      return (await board.http.get('/api/dev/mails').query({ to }).expect(200)).body.mails as DevMail[];
    }
    const oneMail = (to: string) =>
      eventually(async () => expect(await mails(to)).toHaveLength(1), 5_000).then(() => mails(to));
    async function isProven(headers: Record<string, string>): Promise<boolean> {
      const { body } = await board.http.get(own).set(headers).expect(200);
      return (body.company ?? body.user).emailProven as boolean;
    }
    const changedMail = (to: string) => ({
      to,
      template: 'password-changed' as const,
      data: { kind, name: 'Ada' },
    });

    it('succeeds by the link of the mail, which can be opened twice [PERSON-7]', async () => {
      const account = await unproven();
      const [mail] = await oneMail(account.email);
      expect(mail).toMatchObject({ subject: SUBJECT });
      expect(mail).not.toHaveProperty('held');
      const [, token = ''] = /\/verify-email#(\S+)/.exec(mail?.text ?? '') ?? [];
      expect(await isProven(account.headers)).toBe(false);
      for (let times = 0; times < 2; times += 1) {
        const { body } = await confirm(token).expect(200);
        expect(body).toEqual({ success: true, message: MESSAGES.emailProven });
      }
      expect(await isProven(account.headers)).toBe(true);
    });

    it('mails nothing that the person who registered typed [PERSON-7]', async () => {
      const { email } = await unproven();
      const [mail] = await oneMail(email);
      expect(mail?.text).not.toMatch(/Adaeze|Okafor|Eko Haulage/);
    });

    it('stores a link only as a hash, valid for 24 hours [PERSON-31]', async () => {
      const { id } = await unproven();
      await board.connection.collection('emailproofs').deleteMany({});
      const token = await proofOf(id);
      const [stored] = await board.connection.collection('emailproofs').find().toArray();
      expect(Object.keys(stored ?? {})).toEqual(['_id', 'account', 'expiresAt']);
      expect(JSON.stringify(stored)).not.toContain(id);
      expect(token).not.toContain(String(stored?._id));
      const hours = ((stored?.expiresAt as Date).getTime() - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(23.9);
      expect(hours).toBeLessThanOrEqual(24);
      await board.connection.collection('emailproofs').updateMany({}, { $set: { expiresAt: new Date() } });
      expectFailure(await confirm(token), 404, 'not_found');
      expectFailure(await disown(token), 404, 'not_found');
    });

    it.each(['another account', 'another secret', 'no link'])('rejects a token with %s', async (what) => {
      const [account, other] = [await unproven(), await unproven()];
      const token = await proofOf(account.id);
      const wrong = {
        'another account': token.replace(account.id, other.id),
        'another secret': `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
        'no link': 'x',
      }[what];
      expectFailure(await confirm(wrong ?? ''), 404, 'not_found');
      expect(await isProven(other.headers)).toBe(false);
      expect(await isProven(account.headers)).toBe(false);
    });

    it('holds every other mail until the proof, then releases them at once [MAIL-3]', async () => {
      const account = await unproven();
      await oneMail(account.email);
      await board.app.get(MailService).enqueue(changedMail(account.email));
      const held = async () => (await mails(account.email)).map((mail) => mail.held);
      await eventually(async () => expect(await held()).toEqual([true, undefined]), 5_000);
      await confirm(await proofOf(account.id)).expect(200);
      expect(await held()).toEqual([undefined, undefined]);
    });

    it('can be requested again once an hour, and an earlier request gets a clear message [PERSON-32]', async () => {
      const account = await unproven();
      const early = await board.http.post(askProof).set(account.headers).send({});
      expectFailure(early, 429, 'too_many_requests');
      expect(early.body.message).toBe(MESSAGES.proofTooEarly);
      expect(Number(early.headers['retry-after'])).toBeGreaterThan(3_500);
      await board.connection.collection('counters').deleteMany({ _id: /^email-proof-hour/ as never });
      const { body } = await board.http.post(askProof).set(account.headers).send({}).expect(200);
      expect(body).toEqual({ success: true, message: MESSAGES.proofSent });
      await eventually(async () => expect(await mails(account.email)).toHaveLength(2), 5_000);
    });

    it('sends three proofs a day to one address, and three to all its variants with a plus together [PERSON-32]', async () => {
      const address = (tag: string) => `${kind}.mailbox${tag}@test.example`;
      const sent = (tag: string) =>
        board.connection.collection('outbox').countDocuments({ to: address(tag) });
      const details = { firstName: 'Ada', lastName: 'Obi', name: 'Eko', password: 'Harmattan-rain-7' };
      const make = (tag: string) =>
        board.http
          .post(register)
          .send({ ...details, email: address(tag) })
          .expect(200);
      for (const tag of ['+a', '+b', '+c', '+d']) await make(tag);
      expect([await sent('+c'), await sent('+d')]).toEqual([1, 0]);
      const { body } = await make('');
      expect(await sent('')).toBe(1);
      const headers = kind === 'company' ? { token: body.token } : { authorization: `Bearer ${body.token}` };
      for (const status of [200, 200, 429]) {
        await board.connection.collection('counters').deleteMany({ _id: /^email-proof-hour/ as never });
        await board.http.post(askProof).set(headers).send({}).expect(status);
      }
    });

    it('uses up no proof of the mailbox when somebody registers with a taken e-mail', async () => {
      const account = await unproven();
      await board.connection.collection('counters').deleteMany({});
      const details = { firstName: 'Ada', lastName: 'Obi', name: 'Eko', password: 'Harmattan-rain-7' };
      expectFailure(
        await board.http.post(register).send({ ...details, email: account.email }),
        409,
        'email_taken',
      );
      await board.http.post(askProof).set(account.headers).send({}).expect(200);
    });

    it('erases the account and frees the e-mail on “It was not me”, which can be repeated [PERSON-8]', async () => {
      const account = await unproven();
      const token = await proofOf(account.id);
      for (let times = 0; times < 2; times += 1) {
        const { body } = await disown(token).expect(200);
        expect(body).toEqual({ success: true, message: MESSAGES.accountDisowned });
      }
      expectFailure(await board.http.get(own).set(account.headers), 401, 'unauthorized');
      expectFailure(await confirm(token), 404, 'not_found');
      const details = { firstName: 'Ada', lastName: 'Obi', name: 'Eko', password: 'Harmattan-rain-7' };
      await board.http
        .post(register)
        .send({ ...details, email: account.email })
        .expect(200);
    });

    it('lets nobody erase a proven account by an old mail [SIGN-31]', async () => {
      const account = await unproven();
      const [link, other] = [await proofOf(account.id), await proofOf(account.id)];
      await confirm(link).expect(200);
      for (const [late, sentence] of [
        [await disown(link), MESSAGES.proofTooLate],
        [await disown(other), MESSAGES.proofInvalid],
      ] as const) {
        expectFailure(late, 404, 'not_found');
        expect(late.body.message).toBe(sentence);
      }
      expect(await isProven(account.headers)).toBe(true);
    });

    it('lets one win when a confirmation and “It was not me” run at the same time [PERSON-8]', async () => {
      const account = await unproven();
      const links = await Promise.all(Array.from({ length: 8 }, () => proofOf(account.id)));
      const answers = await Promise.all(links.map((link, at) => (at % 2 ? confirm(link) : disown(link))));
      const winners = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.message] : [])));
      expect(winners.size).toBe(1);
      const left = await board.connection.collection(collection).countDocuments({ email: account.email });
      expect(left).toBe(winners.has(MESSAGES.emailProven) ? 1 : 0);
    });

    it('succeeds by a reset code too, whose mail names nothing of the registration [PERSON-7]', async () => {
      const account = await unproven();
      await oneMail(account.email);
      await board.http.post(ask).send({ email: account.email }).expect(200);
      await eventually(async () => expect(await mails(account.email)).toHaveLength(2), 5_000);
      const [mail] = await mails(account.email);
      expect(mail?.text).not.toMatch(/Adaeze|Eko Haulage/);
      expect(mail).not.toHaveProperty('held');
      const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
      await board.http
        .post(reset)
        .send({ email: account.email, otp, newPassword: 'Wet-season-2026' })
        .expect(200);
      const stored = await board.connection.collection(collection).findOne({ email: account.email });
      expect(stored?.emailProvenAt).toBeInstanceOf(Date);
      await eventually(async () => {
        const logged = await board.app.get(SecurityLog).about({ kind, id: account.id }, 100);
        expect(logged.map(({ event }) => event)).toEqual(
          expect.arrayContaining(['reset-redeemed', 'email-proven']),
        );
      }, 5_000);
    });
  },
);

describe('erasure of a disowned account', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());

  const disown = async (kind: 'seeker' | 'company', id: string) => {
    const token = await board.app.get(EmailProofLinks).make({ kind, id });
    await board.http.post('/api/email-proof/disown').send({ token }).expect(200);
  };
  const count = (name: string) => board.connection.collection(name).countDocuments({});

  it('erases its jobs and the applications to them [PERSON-8]', async () => {
    await board.clear();
    const company = await newCompany(board, { proven: false });
    const jobId = await newJob(board, company);
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
    await disown('company', company.id);
    expect([await count('companies'), await count('jobs'), await count('applications')]).toEqual([0, 0, 0]);
    expect((await board.http.get('/api/jobs').expect(200)).body.jobs).toEqual([]);
    expect(await count('users')).toBe(1);
  });

  it('erases a job that is posted at the same moment [PRIVACY-9]', async () => {
    await board.clear();
    const company = await newCompany(board, { proven: false });
    const token = await board.app.get(EmailProofLinks).make({ kind: 'company', id: company.id });
    const post = () => board.http.post('/api/company/jobs').set(company.headers).send(JOB_CONTENT);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, post),
      board.http.post('/api/email-proof/disown').send({ token }),
      ...Array.from({ length: 6 }, post),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect([await count('companies'), await count('jobs')]).toEqual([0, 0]);
  });

  it('finishes after it was interrupted [PERSON-8]', async () => {
    await board.clear();
    const company = await newCompany(board, { proven: false });
    await newJob(board, company);
    jest
      .spyOn(board.app.get(CompanyJobsService), 'eraseOfCompany')
      .mockRejectedValueOnce(new Error('killed'));
    await disown('company', company.id);
    await board.app.get(ErasureService).resume(new Date(Date.now() + 3_600_000));
    expect(await mentionsOf(board, [company.id, company.email])).toEqual(['securitylog']);
    const logged = await board.app.get(SecurityLog).about({ kind: 'company', id: company.id }, 100);
    expect(logged.map(({ event, who }) => `${event} by ${who}`)).toContain('account-disowned by visitor');
  });

  it('erases the applications that the seeker sent', async () => {
    await board.clear();
    const [company, seeker] = [await newCompany(board), await newSeeker(board, { proven: false })];
    const jobId = await newJob(board, company);
    await uploadResume(board, seeker);
    await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
    await disown('seeker', seeker.id);
    expect([await count('users'), await count('jobs'), await count('applications')]).toEqual([0, 1, 0]);
    expect(await board.connection.collection('outbox').countDocuments({ to: seeker.email })).toBe(0);
  });
});
