import { MESSAGES } from '@skybil/shared';
import { Secret, TOTP } from 'otpauth';
import { newCompany, PASSWORD, sharedBoard, type TestBoard } from '../../../../test/board.js';
import { eventually } from '../../../../test/eventually.js';
import { expectFailure } from '../../../../test/failure.js';
import { SecurityLog } from '../../../platform/security-log/security-log.js';

const CHANGE = { currentPassword: PASSWORD, newPassword: 'Wet-season-2026' };

describe('two-step sign-in of a signed-in company', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });

  type Company = Awaited<ReturnType<typeof newCompany>>;
  const call = ({ headers }: Company, path: string, body: object) =>
    board.http.post(`/api/company/${path}`).set(headers).send(body);

  async function withApp() {
    const company = await newCompany(board);
    const begun = await call(company, 'begin-second-factor', { password: PASSWORD }).expect(200);
    const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret as string) });
    const confirmed = await call(company, 'confirm-second-factor', { code: app.generate() }).expect(200);
    return { company, recoveryCodes: confirmed.body.recoveryCodes as string[] };
  }
  const mailsTo = async ({ email }: Company) =>
    (await board.http.get('/api/dev/mails').query({ to: email }).expect(200)).body.mails as {
      subject: string;
      text: string;
    }[];
  const events = async ({ id }: Company) =>
    (await board.app.get(SecurityLog).about({ kind: 'company', id }, 100)).map(({ event }) => event);

  it.each([
    ['closing the account', 'close', { password: PASSWORD }, MESSAGES.secondFactorNeeded],
    ['changing the password', 'change-password', CHANGE, MESSAGES.secondFactorNeeded],
    ['turning it off', 'end-second-factor', { password: PASSWORD }, undefined],
  ])(
    'asks for a code before %s, after the password, and accepts a recovery code [SIGN-39]',
    async (_, path, body, needed) => {
      const { company, recoveryCodes } = await withApp();
      const without = await call(company, path, body);
      expect(without.status).toBe(400);
      if (needed) expect(without.body).toMatchObject({ code: 'invalid_code', errors: { code: needed } });
      const refused = await call(company, path, { ...body, code: '000000' });
      expectFailure(refused, 400, 'invalid_code');
      expect(refused.body.errors).toEqual({ code: MESSAGES.secondFactorWrong });
      const wrong = { ...body, password: 'Wrong-password-1', currentPassword: 'Wrong-password-1' };
      expectFailure(await call(company, path, { ...wrong, code: recoveryCodes[0] }), 400, 'wrong_password');
      await board.http.get('/api/company/company').set(company.headers).expect(200);
      await call(company, path, { ...body, code: recoveryCodes[0] }).expect(200);
      await eventually(async () => expect(await events(company)).toContain('second-factor-failed'), 5_000);
    },
  );

  it('asks for no code where it is off', async () => {
    const company = await newCompany(board);
    await call(company, 'change-password', CHANGE).expect(200);
  });

  it('mails the owner when it is turned on or off, without a secret [SIGN-40]', async () => {
    const { company, recoveryCodes } = await withApp();
    const subjects = async () => (await mailsTo(company)).map(({ subject }) => subject);
    await eventually(async () => expect(await subjects()).toEqual(['Two-step sign-in was turned on']), 5_000);
    const off = { password: PASSWORD, code: recoveryCodes[0] };
    await call(company, 'end-second-factor', off).expect(200);
    await eventually(
      async () => expect(await subjects()).toContain('Two-step sign-in was turned off'),
      5_000,
    );
    const texts = JSON.stringify(await mailsTo(company));
    for (const code of recoveryCodes) expect(texts).not.toContain(code);
  });

  it('sends no mail when it is turned off but was not on', async () => {
    const company = await newCompany(board);
    await call(company, 'end-second-factor', { password: PASSWORD, code: '000000' }).expect(200);
    await call(company, 'change-password', CHANGE).expect(200);
    await eventually(async () => expect(await mailsTo(company)).toHaveLength(1), 5_000);
    expect((await mailsTo(company)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(await events(company)).not.toContain('second-factor-off');
  });
});
