import { newCompany, newJob, startBoard, type TestBoard, uploadResume } from '../../../test/board.js';
import { CLERK_ENV, clerkSeeker, webhookHeaders } from '../../../test/clerk.js';
import { expectFailure } from '../../../test/failure.js';
import { inSeconds } from '../../../test/tokens.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { UsersService } from '../users/users.service.js';

const ROUTE = '/api/webhooks/clerk';
let sent = 0;

describe("Clerk's webhook", () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard(CLERK_ENV);
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());

  const updated = (sub: string, firstName: string, email = 'Ada@test.example') =>
    JSON.stringify({
      type: 'user.updated',
      object: 'event',
      data: {
        id: sub,
        first_name: firstName,
        last_name: 'Obi',
        image_url: 'https://img.clerk.com/ada',
        primary_email_address_id: 'mail_2',
        email_addresses: [
          { id: 'mail_1', email_address: 'old@test.example' },
          { id: 'mail_2', email_address: email },
        ],
      },
    });
  const deleted = (sub: string) =>
    JSON.stringify({ type: 'user.deleted', object: 'event', data: { id: sub, deleted: true } });
  const newId = () => `msg_${(sent += 1)}`;
  const deliver = (body: string, headers: Record<string, string> = webhookHeaders(newId(), body)) =>
    board.http.post(ROUTE).set('content-type', 'application/json').set(headers).send(body);
  const firstName = async (sub: string) =>
    (await board.http.get('/api/users/user').set(clerkSeeker(sub)).expect(200)).body.user.firstName as string;

  it('S3: a change of names is taken over, with the primary e-mail', async () => {
    await firstName('user_1');
    await deliver(updated('user_1', 'Ada')).expect(200, { success: true, message: 'Received' });
    const { body } = await board.http.get('/api/users/user').set(clerkSeeker('user_1'));
    expect(body.user).toMatchObject({ firstName: 'Ada', lastName: 'Obi', email: 'ada@test.example' });
  });

  it.each<[string, (body: string) => Record<string, string>]>([
    ['without a signature', () => ({})],
    [
      'signed with another key',
      (body) => webhookHeaders(newId(), body, inSeconds(0), Buffer.from('another')),
    ],
    ['signed for another body', () => webhookHeaders(newId(), deleted('user_2'))],
    ['signed for the same values in other bytes', (body) => webhookHeaders(newId(), body.replace('{', '{ '))],
    ['signed for another id', (body) => ({ ...webhookHeaders(newId(), body), 'svix-id': 'msg_x' })],
    ['signed six minutes ago', (body) => webhookHeaders(newId(), body, inSeconds(-360))],
    ['signed six minutes from now', (body) => webhookHeaders(newId(), body, inSeconds(360))],
    [
      'whose time was altered',
      (body) => ({
        ...webhookHeaders(newId(), body, inSeconds(-360)),
        'svix-timestamp': String(inSeconds(0)),
      }),
    ],
  ])('S3: one %s is 401 and changes nothing', async (_, headers) => {
    await firstName('user_2');
    const body = updated('user_2', 'Mallory');
    expectFailure(await deliver(body, headers(body)), 401, 'unauthorized');
    expect(await firstName('user_2')).toBe('');
  });

  it('S3: one signed four minutes ago still counts', async () => {
    await firstName('user_6');
    const body = updated('user_6', 'Bola');
    await deliver(body, webhookHeaders(newId(), body, inSeconds(-240))).expect(200);
    expect(await firstName('user_6')).toBe('Bola');
  });

  it('S3: each id counts once, even when it comes twice at once or with another body', async () => {
    await firstName('user_3');
    const store = jest.spyOn(board.app.get(UsersService), 'storeProfile');
    const id = newId();
    const body = updated('user_3', 'Chika');
    await Promise.all([1, 2, 3].map(() => deliver(body, webhookHeaders(id, body)).expect(200)));
    const other = updated('user_3', 'Dele');
    await deliver(other, webhookHeaders(id, other)).expect(200);
    expect(store).toHaveBeenCalledTimes(1);
    expect(await firstName('user_3')).toBe('Chika');
  });

  it('S3: one that failed on our side counts when it is sent again', async () => {
    await firstName('user_4');
    const id = newId();
    const body = updated('user_4', 'Efe');
    jest.spyOn(board.app.get(UsersService), 'storeProfile').mockRejectedValueOnce(new Error('no luck'));
    expectFailure(await deliver(body, webhookHeaders(id, body)), 500, 'internal');
    await deliver(body, webhookHeaders(id, body)).expect(200);
    expect(await firstName('user_4')).toBe('Efe');
  });

  it('S3: a deletion erases the user from every collection, with the files', async () => {
    const seeker = { headers: clerkSeeker('user_5') };
    await firstName('user_5');
    await deliver(updated('user_5', 'Femi', 'femi@test.example')).expect(200);
    await uploadResume(board, seeker);
    const company = await newCompany(board);
    const jobId = await newJob(board, company);
    await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
    const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
    const [{ _id: id, userId }] = body.applications as [{ _id: string; userId: { _id: string } }];
    await board.http
      .post('/api/company/change-status')
      .set(company.headers)
      .send({ id, status: 'Accepted' })
      .expect(200);
    await board.http
      .post('/api/newsletter')
      .send({ user_type: 'jobseeker', email: 'femi@test.example' })
      .expect(200);
    expect(await collectionsThatMention([userId._id, 'femi@test.example'])).toEqual(
      expect.arrayContaining(['applications', 'outbox', 'users']),
    );
    // A failure on the way must not leave half of it: the message comes again.
    jest
      .spyOn(board.app.get(ApplicationsService), 'eraseOfSeeker')
      .mockRejectedValueOnce(new Error('no luck'));
    await deliver(deleted('user_5')).expect(500);
    await deliver(deleted('user_5')).expect(200);
    expect(await collectionsThatMention([userId._id, 'femi@test.example', 'user_5'])).toEqual([]);
    for (const name of ['files', 'storedfiles.files', 'storedfiles.chunks']) {
      expect([name, await board.connection.collection(name).countDocuments()]).toEqual([name, 0]);
    }
    await deliver(deleted('user_5')).expect(200);
    await deliver(deleted('user_nobody')).expect(200);
  });

  async function collectionsThatMention(words: string[]): Promise<string[]> {
    const mentioning: string[] = [];
    for (const { name } of await board.connection.listCollections()) {
      const text = JSON.stringify(await board.connection.collection(name).find().toArray());
      if (words.some((word) => text.includes(word))) mentioning.push(name);
    }
    return mentioning.sort();
  }

  it('S3: what is of no interest, or no event, is answered cleanly', async () => {
    await deliver(
      JSON.stringify({ type: 'session.created', object: 'event', data: { id: 'sess_1' } }),
    ).expect(200);
    for (const body of ['not json', '[]', 'null', '{}', '{"type":"user.updated"}'])
      expectFailure(await deliver(body), 401, 'unauthorized');
    await deliver('{"type":"user.deleted","data":{}}').expect(200);
    expectFailure(await board.http.post(ROUTE), 401, 'unauthorized');
    expectFailure(await deliver('x'.repeat(100_001)), 413, 'too_large');
  });
});

describe("Clerk's webhook beside the built-in sign-in", () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ AUTH_MODE: 'local' });
  });
  afterAll(() => board.close());

  it('S3: does not exist', async () => {
    const body = JSON.stringify({ type: 'user.deleted', data: { id: 'user_1' } });
    const response = board.http
      .post(ROUTE)
      .set('content-type', 'application/json')
      .set(webhookHeaders('msg', body));
    expectFailure(await response.send(body), 404, 'not_found');
  });
});
