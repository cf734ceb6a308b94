import { accountKey } from '../src/modules/accounts/accounts.js';
import { ResetCodesService } from '../src/modules/accounts/reset-codes.service.js';
import type { TestBoard } from './board.js';

const NEW_PASSWORD = 'Wet-season-2026';

/** Sets a new password of a seeker by the link of a mail. @returns the header that signs in */
export async function takeOver(board: TestBoard, email: string): Promise<{ authorization: string }> {
  const codes = board.app.get(ResetCodesService, { strict: false });
  const made = await codes.make(accountKey('seeker', email), 'mail');
  const reset = { email, secret: made?.secret, newPassword: NEW_PASSWORD };
  await board.http.post('/api/auth/reset-password').send(reset).expect(200);
  const signIn = { email, password: NEW_PASSWORD };
  const { body } = await board.http.post('/api/auth/sign-in').send(signIn).expect(200);
  return { authorization: `Bearer ${body.token as string}` };
}
