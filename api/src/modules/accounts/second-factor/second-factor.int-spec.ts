import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../../test/account-kinds.js';
import { codeOf } from '../../../../test/app-codes.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../../test/board.js';
import { expectFailure } from '../../../../test/failure.js';
import { resetCode } from '../../../../test/mails.js';
import type { SecondFactor } from './second-factor.record.js';

describe.each(ACCOUNT_KINDS)('two-step sign-in of a $kind', (accountKind) => {
  const { kind, signIn, ask, reset, own, make } = accountKind;
  const base = ask.replace('/send-reset-otp', '');
  let board: TestBoard;

  beforeAll(async () => {
    // Turns off the limits by address and person; those by account stay on.
    board = await sharedBoard();
  });
  afterEach(() => jest.restoreAllMocks());

  type Account = Awaited<ReturnType<typeof make>>;
  const rows = () => board.connection.collection<SecondFactor>('secondfactors');
  const call = ({ headers }: Pick<Account, 'headers'>, path: string, body: object = {}) =>
    board.http.post(`${base}/${path}`).set(headers).send(body);
  const state = async ({ headers }: Account) =>
    (await board.http.get(`${base}/second-factor`).set(headers).expect(200)).body;
  const logIn = ({ email }: Account, more: object = {}) =>
    board.http.post(signIn).send({ email, password: PASSWORD, ...more });
  const begin = async (account: Account) =>
    (await call(account, 'begin-second-factor', { password: PASSWORD }).expect(200)).body.secret as string;

  /** Starts a new period and ends the limits of earlier tests. */
  function stopTheClock(): void {
    jest.spyOn(Date, 'now').mockReturnValue(Math.ceil(Date.now() / 30_000) * 30_000);
  }

  /** An account with two-step sign-in on. */
  async function withApp() {
    stopTheClock();
    const account = await make(board);
    const secret = await begin(account);
    const confirmed = await call(account, 'confirm-second-factor', { code: codeOf(secret, -1) }).expect(200);
    return { account, secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
  }

  it('is off until the first right code [SIGN-38]', async () => {
    stopTheClock();
    const account = await make(board);
    expect(await state(account)).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    const begun = await call(account, 'begin-second-factor', { password: PASSWORD }).expect(200);
    const { secret, address } = begun.body;
    expect(address).toContain(`secret=${secret}`);
    expect(await state(account)).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    await logIn(account).expect(200);

    const wrong = await call(account, 'confirm-second-factor', { code: codeOf(secret, 5) });
    expectFailure(wrong, 400, 'invalid_code');
    expect(wrong.body.errors).toEqual({ code: MESSAGES.secondFactorWrong });
    await logIn(account).expect(200);

    const confirmed = await call(account, 'confirm-second-factor', { code: codeOf(secret) }).expect(200);
    expect(confirmed.body).toEqual({
      success: true,
      message: MESSAGES.secondFactorOn,
      recoveryCodes: expect.arrayContaining([expect.stringMatching(/^([a-z2-7]{4}-?){4}$/)]),
    });
    expect(await state(account)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  });

  it('asks for a code only after a right password, and accepts the same call with a code [SIGN-21]', async () => {
    const { account, secret } = await withApp();
    expectFailure(await logIn(account, { password: 'Wrong-harmattan' }), 401, 'invalid_credentials');
    const asked = await logIn(account);
    expectFailure(asked, 401, 'second_factor_needed');
    expect(asked.body.message).toBe(MESSAGES.secondFactorNeeded);
    expectFailure(await logIn(account, { code: '' }), 401, 'second_factor_needed');
    const spaced = codeOf(secret).replace(/^.../, '$& ');
    const { body } = await logIn(account, { code: spaced }).expect(200);
    await board.http
      .get(own)
      .set(accountKind.headers(body.token as string))
      .expect(200);
  });

  it('accepts a code once, and no code of an earlier period after it', async () => {
    const { account, secret } = await withApp();
    await logIn(account, { code: codeOf(secret) }).expect(200);
    for (const halfMinutes of [0, -1])
      expectFailure(await logIn(account, { code: codeOf(secret, halfMinutes) }), 400, 'invalid_code');
    await logIn(account, { code: codeOf(secret, 1) }).expect(200);
  });

  it('does not accept the code again that turned it on', async () => {
    const { account, secret } = await withApp();
    expectFailure(await logIn(account, { code: codeOf(secret, -1) }), 400, 'invalid_code');
  });

  it('accepts one of two parallel sign-ins with the same code [SIGN-37]', async () => {
    const { account, secret, recoveryCodes } = await withApp();
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const both = await Promise.all([logIn(account, { code }), logIn(account, { code })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  it('accepts each recovery code once, in any spelling [SIGN-37]', async () => {
    const { account, recoveryCodes } = await withApp();
    const [first = '', second = ''] = recoveryCodes;
    await logIn(account, { code: first.toUpperCase().replaceAll('-', ' ') }).expect(200);
    expectFailure(await logIn(account, { code: first }), 400, 'invalid_code');
    await logIn(account, { code: second }).expect(200);
    expect(await state(account)).toMatchObject({ on: true, recoveryCodesLeft: 8 });
  });

  it('accepts no code of another account', async () => {
    const [one, other] = [await withApp(), await withApp()];
    expectFailure(await logIn(one.account, { code: codeOf(other.secret) }), 400, 'invalid_code');
    expectFailure(await logIn(one.account, { code: other.recoveryCodes[0] }), 400, 'invalid_code');
  });

  it('counts wrong codes as failures, which a right password does not remove [SIGN-37]', async () => {
    const { account, secret } = await withApp();
    const start = Date.now();
    for (let tried = 0; tried < 10; tried += 1) {
      jest.spyOn(Date, 'now').mockReturnValue(start + Math.floor(tried / 5) * 60_000);
      expectFailure(await logIn(account, { code: '000000' }), 400, 'invalid_code');
      expectFailure(await logIn(account), 401, tried < 9 ? 'second_factor_needed' : 'invalid_credentials');
    }
    expectFailure(await logIn(account, { code: codeOf(secret) }), 401, 'invalid_credentials');
    jest.spyOn(Date, 'now').mockReturnValue(start + 3 * 60_000);
    await logIn(account, { code: codeOf(secret) }).expect(200);
  });

  it('checks at most five codes a minute, also of parallel calls', async () => {
    const { account } = await withApp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(account, { code: '000000' })));
    const judged = answers.filter(({ body }) => body.code === 'invalid_code');
    expect(judged.length).toBe(5);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('stays on when the password is reset [SIGN-38]', async () => {
    const { account, secret } = await withApp();
    jest.restoreAllMocks();
    await board.http.post(ask).send({ email: account.email }).expect(200);
    const otp = await resetCode(board, account.email);
    const newPassword = 'Wet-season-2026';
    const change = { email: account.email, otp, newPassword };
    await board.http.post(reset).send(change).expect(200);
    expectFailure(await logIn(account, { password: newPassword }), 401, 'second_factor_needed');
    await logIn(account, { password: newPassword, code: codeOf(secret, 1) }).expect(200);
  });

  it('is turned off only with both the password and a code [SIGN-38]', async () => {
    const { account, secret, recoveryCodes } = await withApp();
    const end = (body: object) => call(account, 'end-second-factor', { password: PASSWORD, ...body });
    const wrongPassword = await end({ password: 'Wrong-harmattan', code: codeOf(secret) });
    expectFailure(wrongPassword, 400, 'wrong_password');
    expect(wrongPassword.body.errors).toEqual({ password: MESSAGES.wrongCurrentPassword });
    expectFailure(await end({ code: '000000' }), 400, 'invalid_code');
    expectFailure(await end({}), 400, 'missing_details');
    expectFailure(await logIn(account), 401, 'second_factor_needed');
    const { body } = await end({ code: recoveryCodes[3] }).expect(200);
    expect(body).toEqual({ success: true, message: MESSAGES.secondFactorOff });
    await logIn(account).expect(200);
    expect(await rows().countDocuments({ _id: `${kind} ${account.id}` })).toBe(0);
  });

  it('is set up with the password, and not again while it is on', async () => {
    const { account } = await withApp();
    const other = await make(board);
    const wrong = await call(other, 'begin-second-factor', { password: 'Wrong-harmattan' });
    expectFailure(wrong, 400, 'wrong_password');
    expect(wrong.body.errors).toEqual({ password: MESSAGES.wrongCurrentPassword });
    const again = await call(account, 'begin-second-factor', { password: PASSWORD });
    expectFailure(again, 400, 'bad_input');
    expect(again.body.message).toBe(MESSAGES.secondFactorIsOn);
    expectFailure(await logIn(account), 401, 'second_factor_needed');
  });

  it('is refused to an account with an unproven e-mail, which could lock the owner of the address out', async () => {
    const account = await make(board, { proven: false });
    const refused = await call(account, 'begin-second-factor', { password: PASSWORD });
    expectFailure(refused, 400, 'bad_input');
    expect(refused.body.message).toBe(MESSAGES.secondFactorNeedsProof);
  });

  it('replaces the secret when set up again', async () => {
    stopTheClock();
    const account = await make(board);
    const [first, second] = [await begin(account), await begin(account)];
    expectFailure(await call(account, 'confirm-second-factor', { code: codeOf(first) }), 400, 'invalid_code');
    await call(account, 'confirm-second-factor', { code: codeOf(second) }).expect(200);
    expectFailure(
      await call(account, 'confirm-second-factor', { code: codeOf(second, 1) }),
      400,
      'invalid_code',
    );
  });

  it('stores the secret encrypted and the recovery codes hashed, for each account apart [SIGN-41]', async () => {
    const { account, secret, recoveryCodes } = await withApp();
    const stored = JSON.stringify(await rows().findOne({ _id: `${kind} ${account.id}` }));
    for (const word of [secret, ...recoveryCodes]) expect(stored).not.toContain(word);
    const other = await withApp();
    const theirs = await rows().findOne({ _id: `${kind} ${other.account.id}` });
    await rows().updateOne({ _id: `${kind} ${account.id}` }, { $set: { secret: theirs?.secret } });
    expectFailure(await logIn(account, { code: codeOf(other.secret) }), 500, 'internal');
  });
});
