import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { mentionsOf } from '../../../test/mentions.js';
import { EmailChangeMail } from './email-change.mail.js';
import { RetentionService } from '../privacy/retention.service.js';

interface DevMail {
  subject: string;
  text: string;
}
type Account = Awaited<ReturnType<(typeof ACCOUNT_KINDS)[number]['make']>>;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WANTED = 'Confirm your new e-mail address for Skybil';
let made = 0;
const free = () => `wanted-${(made += 1)}@newmail.example`;

describe.each(ACCOUNT_KINDS)('another e-mail for a $kind', (accountKind) => {
  const { kind, make, own, signIn, ask, reset, collection } = accountKind;
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
  const cancel = ({ headers }: Account) =>
    board.http.post(ask.replace('send-reset-otp', 'cancel-email-change')).set(headers);
  const age = (email: string, ms: number) =>
    board.connection
      .collection(collection)
      .updateOne({ newEmail: email }, { $set: { newEmailAt: new Date(Date.now() - ms) } });
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

  it('ends every session but the one that asked for it, once its link is used [SIGN-44]', async () => {
    const account = await make(board);
    const { body } = await board.http.post(signIn).send({ email: account.email, password: PASSWORD });
    const other = board.http.get(own).set(accountKind.headers(body.token as string));
    const email = free();
    await want(account, email).expect(200);
    const token = await tokenTo(email);
    expect(await self(account)).toMatchObject({ email: account.email });
    await confirm(token).expect(200);
    expectFailure(await other, 401, 'unauthorized');
    expect(await self(account)).toMatchObject({ email });
  });

  it('is cancelled: its link ends, and nothing is wanted any more [PERSON-45]', async () => {
    const account = await make(board);
    const email = free();
    await want(account, email).expect(200);
    const token = await tokenTo(email);
    const { body } = await cancel(account).expect(200);
    expect(body).toEqual({ success: true, message: MESSAGES.emailChangeCancelled });
    expect(await self(account)).not.toHaveProperty('newEmail');
    expectFailure(await confirm(token), 404, 'not_found');
    const again = await cancel(account);
    expectFailure(again, 404, 'not_found');
    expect(again.body.message).toBe(MESSAGES.noEmailChange);
  });

  it('lapses 24 hours after its mail, and the daily run removes it [PERSON-45]', async () => {
    const account = await make(board);
    const email = free();
    await want(account, email).expect(200);
    await tokenTo(email);
    await age(email, DAY - MINUTE);
    await board.app.get(RetentionService).run();
    expect(await self(account)).toMatchObject({ newEmail: email });
    await age(email, DAY);
    expect(await self(account)).not.toHaveProperty('newEmail');
    await board.app.get(RetentionService).run();
    expect(await board.connection.collection(collection).countDocuments({ newEmail: email })).toBe(0);
  });

  it('restarts the 24 hours when the mail is sent late, and sends no mail after they end [PERSON-45]', async () => {
    const account = await make(board);
    const email = free();
    await want(account, email).expect(200);
    await tokenTo(email);
    const prepare = () =>
      board.app
        .get(EmailChangeMail)
        .prepare({ _id: new Types.ObjectId(), to: email, data: { kind, id: account.id } });
    await age(email, DAY - MINUTE);
    expect(await prepare()).toHaveProperty('proofUrl');
    const row = await board.connection.collection(collection).findOne({ newEmail: email });
    expect(Date.now() - (row?.newEmailAt as Date).getTime()).toBeLessThan(MINUTE);
    await age(email, DAY);
    expect(await prepare()).toBeNull();
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
