import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { accountKey } from './accounts.js';
import { SignInFailuresService } from './sign-in-failures.service.js';

const NEW_PASSWORD = 'Wet-season-2026';
interface DevMail {
  subject: string;
  text: string;
}

describe.each(ACCOUNT_KINDS)('password reset of a $kind', (accountKind) => {
  const { signIn, ask, reset, own, make, headers, kind, collection: accounts, emailField } = accountKind;
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  afterEach(() => jest.restoreAllMocks());

  const collection = (name: string) => board.connection.collection(name);
  const askFor = (email: string) => board.http.post(ask).send({ email });
  const tryCode = (email: string, otp: string, newPassword = NEW_PASSWORD) =>
    board.http.post(reset).send({ email, otp, newPassword });
  const logIn = (email: string, password: string) => board.http.post(signIn).send({ email, password });
  async function mails(to: string): Promise<DevMail[]> {
    return (await board.http.get('/api/dev/mails').query({ to }).expect(200)).body.mails as DevMail[];
  }
  /** Requests a code and reads it from the mail. */
  async function codeFor(email: string): Promise<string> {
    const before = (await mails(email)).length;
    await collection('counters').deleteMany({});
    await askFor(email).expect(200);
    await eventually(async () => expect(await mails(email)).toHaveLength(before + 1), 5_000);
    const [newest] = await mails(email);
    return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? 'no code';
  }
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  function expectInvalid(response: Awaited<ReturnType<typeof tryCode>>): void {
    expectFailure(response, 400, 'invalid_code');
    expect(response.body).toMatchObject({
      message: MESSAGES.invalidCode,
      errors: { otp: MESSAGES.invalidCode },
    });
  }

  it('sets a new password once by the code from the mail, ends older tokens and mails the owner [SIGN-8]', async () => {
    const account = await make(board);
    const code = await codeFor(account.email);
    expect(code).toMatch(/^\d{6}$/);
    const done = await tryCode(account.email, code).expect(200);
    expect(done.body).toEqual({ success: true, message: MESSAGES.passwordReset });
    expectFailure(await board.http.get(own).set(account.headers), 401, 'unauthorized');
    expectInvalid(await tryCode(account.email, code, 'Third-password-3'));
    await logIn(account.email, PASSWORD).expect(401);
    const { body } = await logIn(account.email, NEW_PASSWORD).expect(200);
    await board.http
      .get(own)
      .set(headers(body.token as string))
      .expect(200);
    await eventually(
      async () => expect((await mails(account.email))[0]?.subject).toMatch(/password was changed/),
      5_000,
    );
  });

  it('stores the code only as a slow hash, and no mail with the code', async () => {
    const { email } = await make(board);
    await collection('resetcodes').deleteMany({});
    const code = await codeFor(email);
    const [stored] = await collection('resetcodes').find().toArray();
    expect(stored?.codeHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(JSON.stringify(stored)).not.toContain(email);
    const row = await collection('outbox').findOne({ to: email, template: 'reset-code' });
    expect(row?.data).toEqual({ kind });
    const alive = (stored?.validUntil as Date).getTime() - Date.now();
    expect(alive).toBeGreaterThan(9 * 60_000);
    expect(alive).toBeLessThanOrEqual(10 * 60_000);
  });

  it('ends a code after five wrong tries, also parallel ones', async () => {
    const { email } = await make(board);
    const code = await codeFor(email);
    for (let tries = 0; tries < 4; tries += 1) expectInvalid(await tryCode(email, otherThan(code)));
    expectFailure(await tryCode(email, code, 'password123'), 400, 'bad_input');
    expectInvalid(await tryCode(email, otherThan(code)));
    expectInvalid(await tryCode(email, code));
    const next = await codeFor(email);
    const burst = await Promise.all(Array.from({ length: 10 }, () => tryCode(email, otherThan(next))));
    burst.forEach(expectInvalid);
    expect(await collection('resetcodes').countDocuments({ triesLeft: { $lt: 0 } })).toBe(0);
    expectInvalid(await tryCode(email, next));
    await logIn(email, PASSWORD).expect(200);
  });

  it('accepts the fifth try, and one of two parallel right ones', async () => {
    const { email } = await make(board);
    const code = await codeFor(email);
    for (let tries = 0; tries < 3; tries += 1) await tryCode(email, otherThan(code)).expect(400);
    const both = await Promise.all([
      tryCode(email, code, 'First-of-two-1'),
      tryCode(email, code, 'Second-of-two-2'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('accepts a code for ten minutes, also after a newer one was sent', async () => {
    const { email } = await make(board);
    const first = await codeFor(email);
    const second = await codeFor(email);
    await collection('resetcodes').updateMany({}, { $set: { validUntil: new Date(Date.now() - 1) } });
    for (const code of [first, second]) expectInvalid(await tryCode(email, code));
    const [third] = [await codeFor(email), await codeFor(email)];
    await tryCode(email, third).expect(200);
  });

  it('accepts a code only for its account and kind of account', async () => {
    const [one, two] = [await make(board), await make(board)];
    const code = await codeFor(one.email);
    expectInvalid(await tryCode(two.email, code));
    const elsewhere = ACCOUNT_KINDS.find((other) => other.kind !== kind);
    const body = { email: one.email, otp: code, newPassword: NEW_PASSWORD };
    expectInvalid(await board.http.post(elsewhere?.reset ?? '').send(body));
    await tryCode(one.email, code).expect(200);
  });

  it('answers the same for a known and an unknown e-mail, and sends no mail to an unknown one [SIGN-33]', async () => {
    const { email } = await make(board);
    const unknown = `unknown-${kind}@test.example`;
    const answers = [await askFor(unknown).expect(200), await askFor(email).expect(200)];
    expect(answers[0]?.body).toEqual({ success: true, message: MESSAGES.codeOnItsWay });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const again = [await askFor(unknown), await askFor(email)];
    for (const response of again) expectFailure(response, 429, 'too_many_requests');
    await eventually(async () => expect(await mails(email)).toHaveLength(1), 5_000);
    // A mail that was sent would still be listed.
    await eventually(
      async () => expect(await collection('outbox').countDocuments({ to: unknown })).toBe(0),
      5_000,
    );
    expectInvalid(await tryCode(unknown, '123456'));
  });

  it('accepts one request a minute, three an hour and six a day', async () => {
    const email = `often-${kind}@test.example`;
    await collection('counters').deleteMany({});
    const pass = (windows: RegExp) => collection('counters').deleteMany({ _id: windows as never });
    const refusedFor = async () => {
      const response = await askFor(` ${email.toUpperCase()}`);
      expectFailure(response, 429, 'too_many_requests');
      return Number(response.headers['retry-after']);
    };
    for (const asked of [1, 2, 3, 4, 5, 6]) {
      if (asked === 4) expect(await refusedFor()).toBeGreaterThan(3_000);
      if (asked === 4) await pass(/^reset-ask-(minute|hour)/);
      await askFor(email).expect(200);
      expect(await refusedFor()).toBeLessThanOrEqual(60);
      await pass(/^reset-ask-minute/);
    }
    await pass(/^reset-ask-(minute|hour)/);
    expect(await refusedFor()).toBeGreaterThan(80_000);
  });

  it('limits accounts of the two kinds under one e-mail apart', async () => {
    const email = `both-${kind}@test.example`;
    await askFor(email).expect(200);
    const elsewhere = ACCOUNT_KINDS.find((other) => other.kind !== kind);
    await board.http
      .post(elsewhere?.ask ?? '')
      .send({ email })
      .expect(200);
  });

  it('sends no mail for an array of e-mails', async () => {
    const { email } = await make(board);
    for (const wrong of [[email], [email, 'thief@test.example'], { email }, null]) {
      expectFailure(
        await board.http.post(ask).send({ email: wrong }),
        400,
        wrong === null ? 'missing_details' : 'bad_input',
      );
      const body = { email: wrong, otp: '123456', newPassword: NEW_PASSWORD };
      expect((await board.http.post(reset).send(body)).status).toBe(400);
    }
    expectFailure(await askFor(`${email}, thief@test.example`), 400, 'bad_input');
    expect(await collection('outbox').countDocuments({ to: email })).toBe(0);
  });

  it('unlocks a locked account by the right code, and not by a wrong one [SIGN-3]', async () => {
    const { email } = await make(board);
    const guard = board.app.get(SignInFailuresService);
    for (let count = 0; count < 10; count += 1) await guard.noteFailure(accountKey(kind, email));
    await logIn(email, PASSWORD).expect(401);
    const code = await codeFor(email);
    expectInvalid(await tryCode(email, otherThan(code)));
    await logIn(email, PASSWORD).expect(401);
    await tryCode(email, code).expect(200);
    await logIn(email, NEW_PASSWORD).expect(200);
  });

  it('greets the owner by name in both mails', async () => {
    const { email } = await make(board);
    const greeting = kind === 'company' ? /^Hello Eko Haulage \d+,$/m : /^Hello Adaeze,$/m;
    const code = await codeFor(email);
    await tryCode(email, code).expect(200);
    await eventually(async () => expect(await mails(email)).toHaveLength(2), 5_000);
    const [changed, asked] = await mails(email);
    expect(asked).toMatchObject({ subject: 'Your code for a new password' });
    expect(changed).toMatchObject({ subject: 'Your password was changed' });
    for (const mail of [asked, changed]) expect(mail?.text).toMatch(greeting);
    expect(changed?.text).not.toContain(code);
  });

  it('uses up neither code nor try for a common password', async () => {
    const { email } = await make(board);
    const code = await codeFor(email);
    for (let tries = 0; tries < 4; tries += 1) expectInvalid(await tryCode(email, otherThan(code)));
    const refused = await tryCode(email, code, 'password123');
    expectFailure(refused, 400, 'bad_input');
    expect(refused.body.message).toBe('That password is too common. Choose another one.');
    expect(refused.body.errors).toEqual({ newPassword: refused.body.message });
    await tryCode(email, code).expect(200);
  });

  it('rejects a password that is little more than the e-mail, known or not [SIGN-20]', async () => {
    for (const email of [(await make(board)).email, 'nobody7@elsewhere.example']) {
      const [local = ''] = email.split('@');
      const refused = await tryCode(email, '000000', `${local}2026`);
      expectFailure(refused, 400, 'bad_input');
      const newPassword = 'That password is little more than your e-mail address. Choose another one.';
      expect(refused.body.errors).toEqual({ newPassword });
    }
  });

  it('stores the new password together with its mail or not at all', async () => {
    const account = await make(board);
    const code = await codeFor(account.email);
    const mail = board.app.get(MailService);
    const enqueue = mail.enqueue.bind(mail);
    jest.spyOn(mail, 'enqueue').mockImplementationOnce(async (...given) => {
      await enqueue(...given);
      throw new Error('no luck');
    });
    expectFailure(await tryCode(account.email, code), 500, 'internal');
    await board.http.get(own).set(account.headers).expect(200);
    await logIn(account.email, PASSWORD).expect(200);
    expect(
      await collection('outbox').countDocuments({ to: account.email, template: 'password-changed' }),
    ).toBe(0);
  });

  it('rejects the code of an account that is gone', async () => {
    const { email } = await make(board);
    const code = await codeFor(email);
    await collection(accounts).deleteOne({ [emailField]: email });
    expectInvalid(await tryCode(email, code));
  });

  it('ends only the sessions of its account', async () => {
    const [account, other] = [await make(board), await make(board)];
    await tryCode(account.email, await codeFor(account.email)).expect(200);
    await board.http.get(own).set(other.headers).expect(200);
    await logIn(other.email, PASSWORD).expect(200);
    await logIn(account.email, NEW_PASSWORD).expect(200);
  });

  it('accepts passwords of 8 to 128 characters that are not common', async () => {
    for (const newPassword of ['Short-7', 'x'.repeat(129), 'Password123']) {
      const response = await tryCode('a@test.example', '123456', newPassword);
      expectFailure(response, 400, 'bad_input');
      expect(response.body.errors).toEqual({ newPassword: expect.any(String) });
    }
  });

  it.each(['12345', '1234567', 'abcdef', '12 345', '١٢٣٤٥٦'])('rejects %p as a code', async (otp) => {
    const response = await tryCode('a@test.example', otp);
    expectFailure(response, 400, 'bad_input');
    expect(response.body.errors).toEqual({ otp: expect.stringMatching(/6/) });
  });
});
