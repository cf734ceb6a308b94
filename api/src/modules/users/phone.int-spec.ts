import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { CLERK_ENV, clerkSeeker } from '../../../test/clerk.js';
import { apply, sendResume } from '../../../test/documents.js';
import { expectFailure } from '../../../test/failure.js';
import { mentionsOf } from '../../../test/mentions.js';

type Headers = Record<string, string>;
const PHONE = '+234 803 123 4567';

describe('the phone number of a seeker', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());

  const set = (headers: Headers, contact: object) =>
    board.http.post('/api/users/phone').set(headers).send(contact);
  async function applicant() {
    const [seeker, company] = [await newSeeker(board), await newCompany(board)];
    await sendResume(board, seeker, 'resume');
    await apply(board, seeker, await newJob(board, company, { kind: 'remote' }), 'certificate');
    const shown = async () => {
      const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
      const sheet = await board.http.get('/api/company/applications.csv').set(company.headers).expect(200);
      const [{ userId }] = body.applications as [{ userId: { phone?: string } }];
      return { phone: userId.phone, inSheet: sheet.text.includes('803 123') };
    };
    return { seeker, shown };
  }

  it('is stored, answered and removed by an empty one [PERSON-43]', async () => {
    const { headers } = await newSeeker(board);
    const { body } = await set(headers, { phone: '+234 (803) 123-4567', phoneShared: true }).expect(200);
    expect(body).toMatchObject({ message: MESSAGES.phoneUpdated, user: { phone: PHONE, phoneShared: true } });
    const { body: emptied } = await set(headers, { phone: '' }).expect(200);
    expect(emptied.user).toMatchObject({ phoneShared: false });
    expect(emptied.user).not.toHaveProperty('phone');
  });

  it('stays when it is not sent [PERSON-43]', async () => {
    const { headers } = await newSeeker(board);
    await set(headers, { phone: PHONE, phoneShared: true }).expect(200);
    await set(headers, {}).expect(200);
    const { body } = await set(headers, { phoneShared: false }).expect(200);
    expect(body.user).toMatchObject({ phone: PHONE, phoneShared: false });
  });

  it('that cannot be one is refused in one sentence', async () => {
    const { headers } = await newSeeker(board);
    const refused = await set(headers, { phone: 'call me' });
    expectFailure(refused, 400, 'bad_input');
    expect(refused.body.errors).toEqual({ phone: 'Write a phone number with 7 to 15 digits' });
  });

  it('is seen by companies only when the seeker says so, and no longer when not [PERSON-43]', async () => {
    const { seeker, shown } = await applicant();
    await set(seeker.headers, { phone: PHONE }).expect(200);
    expect(await shown()).toEqual({ phone: undefined, inSheet: false });
    await set(seeker.headers, { phone: PHONE, phoneShared: true }).expect(200);
    expect(await shown()).toEqual({ phone: PHONE, inSheet: true });
    await set(seeker.headers, { phoneShared: false }).expect(200);
    expect(await shown()).toEqual({ phone: undefined, inSheet: false });
  });

  it('is not seen on former applications [PERSON-43]', async () => {
    const { seeker, shown } = await applicant();
    await set(seeker.headers, { phone: PHONE, phoneShared: true }).expect(200);
    await board.connection
      .collection('applications')
      .updateMany({ userId: new Types.ObjectId(seeker.id) }, { $set: { former: true } });
    expect((await shown()).phone).toBeUndefined();
  });

  it('is erased with the account [PRIVACY-2]', async () => {
    const { headers } = await newSeeker(board);
    const own = '+234 809 999 0001';
    await set(headers, { phone: own }).expect(200);
    expect(await mentionsOf(board, [own])).toEqual(['users']);
    await board.http.post('/api/users/erase').set(headers).send({ password: PASSWORD }).expect(200);
    expect(await mentionsOf(board, [own])).toEqual([]);
  });
});

describe('the phone number of a seeker with Clerk', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard(CLERK_ENV);
  });
  afterAll(() => board.close());

  it('is kept by the board, while name and e-mail are changed there [PERSON-43]', async () => {
    const headers = clerkSeeker('user_phone');
    const post = (path: string, body: object) => board.http.post(path).set(headers).send(body);
    const { body } = await post('/api/users/phone', { phone: PHONE }).expect(200);
    expect(body.user).toMatchObject({ phone: PHONE });
    expectFailure(await post('/api/users/profile', { firstName: 'A', lastName: 'B' }), 404, 'not_found');
    const change = { email: 'a@newmail.example', password: PASSWORD };
    expectFailure(await post('/api/auth/change-email', change), 404, 'not_found');
  });
});
