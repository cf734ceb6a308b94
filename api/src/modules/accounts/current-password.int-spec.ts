import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';

const NEW_PASSWORD = 'Wet-season-2026';
/** Every call that asks a signed-in person for the password again. */
const CALLS = {
  seeker: ['/api/auth/change-password', '/api/users/erase'],
  company: [
    '/api/company/change-password',
    '/api/company/close',
    '/api/company/begin-second-factor',
    '/api/company/end-second-factor',
  ],
};

describe.each(ACCOUNT_KINDS)('current password of a signed-in $kind', ({ kind, make, own, signIn }) => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });

  type Account = Awaited<ReturnType<typeof make>>;
  const ask = ({ headers }: Account, route: string, password: string) =>
    board.http
      .post(route)
      .set(headers)
      .send({ password, currentPassword: password, newPassword: NEW_PASSWORD, code: '000000' });
  const mailsTo = async ({ email }: Account) =>
    (await board.http.get('/api/dev/mails').query({ to: email }).expect(200)).body.mails as {
      subject: string;
      text: string;
    }[];

  it.each(CALLS[kind])(
    'gets its own error code at %s when it is wrong, with the name of the field',
    async (route) => {
      const account = await make(board);
      const refused = await ask(account, route, 'Wrong-password-1');
      expectFailure(refused, 400, 'wrong_password');
      expect(refused.body.message).toBe(MESSAGES.wrongCurrentPassword);
      const field = route.endsWith('change-password') ? 'currentPassword' : 'password';
      expect(refused.body.errors).toEqual({ [field]: MESSAGES.wrongCurrentPassword });
      await board.http.get(own).set(account.headers).expect(200);
    },
  );

  it('has ten wrong tries an hour for all calls together; then the right one is refused too [SIGN-30]', async () => {
    const account = await make(board);
    const routes = Array.from({ length: 28 }, (_, at) => String(CALLS[kind][at % CALLS[kind].length]));
    const answers = await Promise.all(routes.map((route, at) => ask(account, route, `Wrong-password-${at}`)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(400), count(429)]).toEqual([10, 18]);
    for (const route of CALLS[kind])
      expectFailure(await ask(account, route, PASSWORD), 429, 'too_many_requests');
    await board.http.get(own).set(account.headers).expect(200);
  });

  it('uses up no try when it is right', async () => {
    await board.clear();
    const account = await make(board);
    for (let count = 0; count < 9; count += 1) await ask(account, String(CALLS[kind][count % 2]), 'Wrong-1');
    const { body } = await ask(account, String(CALLS[kind][0]), PASSWORD).expect(200);
    expect(body.token).toEqual(expect.any(String));
    const counter = await board.connection
      .collection('counters')
      .findOne({ _id: /^wrong-passwords/ as never });
    expect(counter?.count).toBe(9);
  });

  it('counts as a failed sign-in when it is wrong: ten lock unknown devices out [SIGN-30]', async () => {
    const account = await make(board);
    const attempt = () => board.http.post(signIn).send({ email: account.email, password: PASSWORD });
    for (let count = 0; count < 9; count += 1) await ask(account, String(CALLS[kind][count % 2]), 'Wrong-1');
    await ask(account, String(CALLS[kind][1]), 'Wrong-1').expect(400);
    await attempt().expect(401);
  });

  it('causes a mail to the owner after five wrong tries in a row, once a day, whatever strangers tried [SIGN-30]', async () => {
    const account = await make(board);
    const wrong = async (times: number) => {
      for (let count = 0; count < times; count += 1)
        await ask(account, String(CALLS[kind][count % 2]), 'Wrong-1').expect(400);
    };
    const told = { template: 'account-locked', 'data.by': 'session', to: account.email };
    const count = () => board.connection.collection('outbox').countDocuments(told);
    for (let times = 0; times < 10; times += 1)
      await board.http.post(signIn).send({ email: account.email, password: 'Wrong-1' }).expect(401);
    await wrong(4);
    expect(await count()).toBe(0);
    await wrong(3);
    expect(await count()).toBe(1);
    await eventually(async () => {
      const mails = await mailsTo(account);
      expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Wrong passwords for your account'));
      expect(mails.map(({ text }) => text).join()).toContain(
        'Somebody who is signed in to your account gave',
      );
    }, 5_000);
  });
});
