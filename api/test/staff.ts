import { StaffAccountsService } from '../src/modules/staff/staff-accounts.service.js';
import { lastCodeOf } from './app-codes.js';
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
  const { body } = await board.http
    .post('/api/staff/enrol')
    .send({ secret: link, newPassword: PASSWORD, code: await lastCodeOf(secret) })
    .expect(200);
  const account = await board.app.get(StaffAccountsService).byEmail(email);
  const headers = { 'staff-token': body.token as string };
  return { headers, id: account?.id ?? '', name, email, secret, recoveryCodes: body.recoveryCodes };
}
