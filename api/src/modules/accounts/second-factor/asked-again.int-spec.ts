import { MESSAGES } from '@skybil/shared';
import { Secret, TOTP } from 'otpauth';
import { ACCOUNT_KINDS } from '../../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../../test/board.js';
import { eventually } from '../../../../test/eventually.js';
import { expectFailure } from '../../../../test/failure.js';
import { SecurityLog } from '../../../platform/security-log/security-log.js';

const CHANGE = { currentPassword: PASSWORD, newPassword: 'Wet-season-2026' };

describe.each(ACCOUNT_KINDS)('two-step sign-in of a signed-in $kind', ({ kind, ask, own, make }) => {
  const base = ask.replace('/send-reset-otp', '');
  const end = kind === 'seeker' ? '/api/users/erase' : '/api/company/close';
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });

  type Account = Awaited<ReturnType<typeof make>>;
  const call = ({ headers }: Account, path: string, body: object) =>
    board.http
      .post(path === 'end' ? end : `${base}/${path}`)
      .set(headers)
      .send(body);

  async function withApp() {
    const account = await make(board);
    const begun = await call(account, 'begin-second-factor', { password: PASSWORD }).expect(200);
    const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret as string) });
    const confirmed = await call(account, 'confirm-second-factor', { code: app.generate() }).expect(200);
    return { account, recoveryCodes: confirmed.body.recoveryCodes as string[] };
  }
  const mailsTo = async ({ email }: Account) =>
    (await board.http.get('/api/dev/mails').query({ to: email }).expect(200)).body.mails as {
      subject: string;
      text: string;
    }[];
  const events = async ({ id }: Account) =>
    (await board.app.get(SecurityLog).about({ kind, id }, 100)).map(({ event }) => event);

  it.each([
    ['ending the account', 'end', { password: PASSWORD }, MESSAGES.secondFactorNeeded],
    ['changing the password', 'change-password', CHANGE, MESSAGES.secondFactorNeeded],
    [
      'changing the e-mail',
      'change-email',
      { email: 'two-step@newmail.example', password: PASSWORD },
      MESSAGES.secondFactorNeeded,
    ],
    ['turning it off', 'end-second-factor', { password: PASSWORD }, undefined],
  ])(
    'asks for a code before %s, after the password, and accepts a recovery code [SIGN-39]',
    async (_, path, body, needed) => {
      const { account, recoveryCodes } = await withApp();
      const without = await call(account, path, body);
      expect(without.status).toBe(400);
      if (needed) expect(without.body).toMatchObject({ code: 'invalid_code', errors: { code: needed } });
      const refused = await call(account, path, { ...body, code: '000000' });
      expectFailure(refused, 400, 'invalid_code');
      expect(refused.body.errors).toEqual({ code: MESSAGES.secondFactorWrong });
      const wrong = { ...body, password: 'Wrong-password-1', currentPassword: 'Wrong-password-1' };
      expectFailure(await call(account, path, { ...wrong, code: recoveryCodes[0] }), 400, 'wrong_password');
      await board.http.get(own).set(account.headers).expect(200);
      await call(account, path, { ...body, code: recoveryCodes[0] }).expect(200);
      await eventually(async () => expect(await events(account)).toContain('second-factor-failed'), 5_000);
    },
  );

  it('asks for no code where it is off', async () => {
    const account = await make(board);
    await call(account, 'change-password', CHANGE).expect(200);
  });

  it('mails the owner when it is turned on or off, without a secret [SIGN-40]', async () => {
    const { account, recoveryCodes } = await withApp();
    const subjects = async () => (await mailsTo(account)).map(({ subject }) => subject);
    await eventually(async () => expect(await subjects()).toEqual(['Two-step sign-in was turned on']), 5_000);
    const off = { password: PASSWORD, code: recoveryCodes[0] };
    await call(account, 'end-second-factor', off).expect(200);
    await eventually(
      async () => expect(await subjects()).toContain('Two-step sign-in was turned off'),
      5_000,
    );
    const texts = JSON.stringify(await mailsTo(account));
    for (const code of recoveryCodes) expect(texts).not.toContain(code);
  });

  it('sends no mail when it is turned off but was not on', async () => {
    const account = await make(board);
    await call(account, 'end-second-factor', { password: PASSWORD, code: '000000' }).expect(200);
    await call(account, 'change-password', CHANGE).expect(200);
    await eventually(async () => expect(await mailsTo(account)).toHaveLength(1), 5_000);
    expect((await mailsTo(account)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(await events(account)).not.toContain('second-factor-off');
  });
});
