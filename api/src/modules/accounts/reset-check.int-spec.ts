import { LIMITS, MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { resetMail } from '../../../test/mails.js';

const NEW_PASSWORD = 'Wet-season-2026';

describe.each(ACCOUNT_KINDS)('checking the reset code of a $kind', ({ kind, ask, reset, make }) => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
  });

  const check = (email: string, otp: string) =>
    board.http.post(reset.replace('reset-password', 'check-reset-otp')).send({ email, otp });
  async function codeFor(): Promise<{ email: string; otp: string; wrong: string }> {
    const { email } = await make(board);
    await board.http.post(ask).send({ email }).expect(200);
    const otp = /\b\d{6}\b/.exec(await resetMail(board, email))?.[0] ?? '';
    return { email, otp, wrong: String((Number(otp) + 1) % 1_000_000).padStart(6, '0') };
  }

  it('neither uses it up nor costs a try if it is right [SIGN-42]', async () => {
    const { email, otp } = await codeFor();
    for (let count = 0; count <= LIMITS.resetCodeTries; count += 1) await check(email, otp).expect(200);
    await board.http.post(reset).send({ email, otp, newPassword: NEW_PASSWORD }).expect(200);
    expectFailure(await check(email, otp), 400, 'invalid_code');
  });

  it('costs a try if it is wrong, until the right one is refused too [SIGN-42] [SIGN-7]', async () => {
    const { email, otp, wrong } = await codeFor();
    for (let count = 0; count < LIMITS.resetCodeTries; count += 1) {
      const refused = await check(email, wrong);
      expectFailure(refused, 400, 'invalid_code');
      expect(refused.body.errors).toEqual({ otp: MESSAGES.invalidCode });
    }
    expectFailure(await check(email, otp), 400, 'invalid_code');
    expectFailure(
      await board.http.post(reset).send({ email, otp, newPassword: NEW_PASSWORD }),
      400,
      'invalid_code',
    );
  });

  it('gives the same answer for an e-mail without an account [SIGN-33]', async () => {
    const { email, wrong } = await codeFor();
    const [known, unknown] = [await check(email, wrong), await check(`nobody-${kind}@test.example`, wrong)];
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
    expect(unknown.status).toBe(known.status);
  });
});
