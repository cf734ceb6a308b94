import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { mentionsOf } from '../../../test/mentions.js';

interface DevMail {
  subject: string;
  text: string;
}
type Account = Awaited<ReturnType<(typeof ACCOUNT_KINDS)[number]['make']>>;
const WANTED = 'Confirm your new e-mail address for Skybil';
let made = 0;
const free = () => `wanted-${(made += 1)}@newmail.example`;

describe.each(ACCOUNT_KINDS)('another e-mail for a $kind', ({ kind, make, own, signIn, ask, reset }) => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });

  const route = ask.replace('send-reset-otp', 'change-email');
  const want = ({ headers }: Account, email: string, more: object = {}) =>
    board.http
      .post(route)
      .set(headers)
      .send({ email, password: PASSWORD, ...more });
  const confirm = (token: string) => board.http.post('/api/email-proof/confirm').send({ token });
  const mailsTo = async (to: string): Promise<DevMail[]> =>
    (await board.http.get('/api/dev/mails').query({ to }).expect(200)).body.mails as DevMail[];
  const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);
  async function tokenTo(email: string): Promise<string> {
    await eventually(async () => expect(await subjectsTo(email)).toContain(WANTED), 5_000);
    const mail = (await mailsTo(email)).find(({ subject }) => subject === WANTED);
    return /\/verify-email#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  async function self({
    headers,
  }: Account): Promise<{ email: string; newEmail?: string; emailProven: boolean }> {
    const { body } = await board.http.get(own).set(headers).expect(200);
    return (body.company ?? body.user) as { email: string; emailProven: boolean };
  }
  const canSignIn = async (email: string) =>
    (await board.http.post(signIn).send({ email, password: PASSWORD })).status === 200;

  it('counts when the link in the mail to it is used, and the old address gets two mails [PERSON-40]', async () => {
    const account = await make(board);
    const email = free();
    const { body } = await want(account, email).expect(200);
    expect(body).toEqual({ success: true, message: MESSAGES.emailChangeSent });
    expect(await self(account)).toMatchObject({ email: account.email, newEmail: email, emailProven: true });
    const token = await tokenTo(email);
    expect(await canSignIn(account.email)).toBe(true);
    for (let times = 0; times < 2; times += 1) await confirm(token).expect(200);
    const now = await self(account);
    expect(now).toMatchObject({ email, emailProven: true });
    expect(now).not.toHaveProperty('newEmail');
    expect(await canSignIn(email)).toBe(true);
    expect(await canSignIn(account.email)).toBe(false);
    await eventually(async () => {
      expect(await subjectsTo(account.email)).toEqual(
        expect.arrayContaining(['Your e-mail address is about to change', 'Your e-mail address was changed']),
      );
    }, 5_000);
  });

  it('needs the password [PERSON-40]', async () => {
    const account = await make(board);
    expectFailure(await want(account, free(), { password: 'wrong' }), 400, 'wrong_password');
    expect(await self(account)).not.toHaveProperty('newEmail');
  });

  it('that somebody else has gets the same answer and no mail [PERSON-41]', async () => {
    const [account, other] = [await make(board), await make(board)];
    const taken = await want(account, other.email).expect(200);
    const email = free();
    const { body } = await want(account, email).expect(200);
    expect(taken.body).toEqual(body);
    await tokenTo(email);
    expect(await subjectsTo(other.email)).not.toContain(WANTED);
  });

  it('goes to the first of two accounts that prove it [PERSON-41]', async () => {
    const [one, two] = [await make(board), await make(board)];
    const email = free();
    await want(one, email).expect(200);
    const first = await tokenTo(email);
    await board.connection.collection('counters').deleteMany({});
    await want(two, email).expect(200);
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(2), 5_000);
    const links = (await mailsTo(email)).map(({ text }) => /\/verify-email#(\S+)/.exec(text)?.[1] ?? '');
    expect(links).toContain(first);
    const answers = await Promise.all(links.map((link) => confirm(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'email_taken',
      message: MESSAGES.emailTakenMeanwhile,
    });
    const emails = [(await self(one)).email, (await self(two)).email];
    expect(emails.filter((each) => each === email)).toHaveLength(1);
  });

  it('is the one that was asked for last [PERSON-40]', async () => {
    const account = await make(board);
    const [former, latter] = [free(), free()];
    await want(account, former).expect(200);
    const token = await tokenTo(former);
    await want(account, latter).expect(200);
    expectFailure(await confirm(token), 404, 'not_found');
    await confirm(await tokenTo(latter)).expect(200);
    expect((await self(account)).email).toBe(latter);
  });

  it('is no longer wanted after a new password [SIGN-31]', async () => {
    const account = await make(board);
    const email = free();
    await want(account, email).expect(200);
    const token = await tokenTo(email);
    const change = { currentPassword: PASSWORD, newPassword: 'Wet-season-2026' };
    const path = reset.replace('reset-password', 'change-password');
    await board.http.post(path).set(account.headers).send(change).expect(200);
    expectFailure(await confirm(token), 404, 'not_found');
    const row = { $or: [{ newEmail: email }, { email }] };
    for (const name of ['users', 'companies'])
      expect(await board.connection.collection(name).countDocuments(row)).toBe(0);
  });

  it('is refused by its owner, and the account stays as it is [PERSON-40]', async () => {
    const account = await make(board);
    const email = free();
    await want(account, email).expect(200);
    const token = await tokenTo(email);
    const { body } = await board.http.post('/api/email-proof/disown').send({ token }).expect(200);
    expect(body.message).toBe(MESSAGES.emailChangeRefused);
    expect(await self(account)).toMatchObject({ email: account.email, emailProven: true });
    expectFailure(await confirm(token), 404, 'not_found');
  });

  it('proves an account whose first e-mail was wrong, which is not told [PERSON-40]', async () => {
    const account = await make(board, { proven: false });
    const email = free();
    await want(account, email).expect(200);
    await confirm(await tokenTo(email)).expect(200);
    expect(await self(account)).toMatchObject({ email, emailProven: true });
    expect(await subjectsTo(account.email)).not.toContain('Your e-mail address was changed');
  });

  it('must differ from the present one', async () => {
    const account = await make(board);
    const refused = await want(account, account.email.toUpperCase());
    expectFailure(refused, 400, 'bad_input');
    expect(refused.body.errors).toEqual({ email: MESSAGES.emailIsSame });
  });

  it('is erased with the account, like the former one [PRIVACY-2]', async () => {
    const account = await make(board);
    const [second, third] = [free(), free()];
    await want(account, second).expect(200);
    await confirm(await tokenTo(second)).expect(200);
    await want(account, third).expect(200);
    await tokenTo(third);
    const path = kind === 'seeker' ? '/api/users/erase' : '/api/company/close';
    await board.http.post(path).set(account.headers).send({ password: PASSWORD }).expect(200);
    expect(await mentionsOf(board, [account.email, second, third])).toEqual([]);
  });
});
