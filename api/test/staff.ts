import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { StaffAccountsService } from '../src/modules/staff/staff-accounts.service.js';
import { PASSWORD, type TestBoard } from './board.js';

let members = 0;

export interface TestStaff {
  headers: { 'staff-token': string };
  id: string;
  name: string;
  email: string;
  /** Of the authenticator app. */
  secret: string;
  recoveryCodes: string[];
}

const CODE_PERIOD_MS = 30_000;
const LONGEST_REQUEST_MS = 5_000;

/** The app's code, some periods from now. */
export function codeOf(secret: string, halfMinutes = 0): string {
  const timestamp = Date.now() + halfMinutes * CODE_PERIOD_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** A code of the last period is refused if the next period begins before the request arrives. */
async function awaitRestOfPeriod(): Promise<void> {
  const left = CODE_PERIOD_MS - (Date.now() % CODE_PERIOD_MS);
  if (left < LONGEST_REQUEST_MS) await setTimeout(left);
}

/** Adds somebody as the operator does. @returns the secret of the link */
export async function invite(board: TestBoard, email: string, name = 'Ngozi Eze'): Promise<string> {
  const link = await board.app.get(StaffAccountsService).invite(email, name);
  return link.split('#')[1] ?? '';
}

/** A member of staff who is signed in, on a board with `STAFF=on`. */
export async function newStaff(board: TestBoard): Promise<TestStaff> {
  const name = `Ngozi Eze ${(members += 1)}`;
  const email = `staff${members}@test.example`;
  const link = await invite(board, email, name);
  const begun = await board.http.post('/api/staff/begin-enrolment').send({ secret: link }).expect(200);
  const secret = begun.body.secret as string;
  await awaitRestOfPeriod();
  const { body } = await board.http
    .post('/api/staff/enrol')
    .send({ secret: link, newPassword: PASSWORD, code: codeOf(secret, -1) })
    .expect(200);
  const account = await board.app.get(StaffAccountsService).byEmail(email);
  const headers = { 'staff-token': body.token as string };
  return { headers, id: account?.id ?? '', name, email, secret, recoveryCodes: body.recoveryCodes };
}
