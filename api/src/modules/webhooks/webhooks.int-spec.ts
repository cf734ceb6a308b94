import { MESSAGES } from '@skybil/shared';
import { newCompany, newJob, startBoard, type TestBoard, uploadResume } from '../../../test/board.js';
import { CLERK_ENV, clerkSeeker, webhookHeaders } from '../../../test/clerk.js';
import { expectFailure } from '../../../test/failure.js';
import { mentionsOf } from '../../../test/mentions.js';
import { inSeconds } from '../../../test/tokens.js';
import { FileSweeper } from '../../platform/files/file-sweeper.js';
import { FilesService } from '../../platform/files/files.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import { UsersService } from '../users/users.service.js';
import { WEBHOOK_EVENT, type WebhookEvent } from './webhook-event.schema.js';

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
  const events = () => board.connection.collection<WebhookEvent>('webhookevents');
  const newId = () => `msg_${(sent += 1)}`;
  const deliver = (body: string, headers: Record<string, string> = webhookHeaders(newId(), body)) =>
    board.http.post(ROUTE).set('content-type', 'application/json').set(headers).send(body);
  const firstName = async (sub: string) =>
    (await board.http.get('/api/users/user').set(clerkSeeker(sub)).expect(200)).body.user.firstName as string;

  it('stores changed names and the primary e-mail', async () => {
    await firstName('user_1');
    await deliver(updated('user_1', 'Ada')).expect(200, { success: true, message: 'Received' });
    const { body } = await board.http.get('/api/users/user').set(clerkSeeker('user_1'));
    expect(body.user).toEqual({
      _id: expect.any(String),
      firstName: 'Ada',
      lastName: 'Obi',
      name: 'Ada Obi',
      email: 'ada@test.example',
      emailProven: true,
      phoneShared: false,
      receipts: true,
      image: 'https://img.clerk.com/ada',
      resume: '',
    });
  });

  it('stores no e-mail for a user without a primary e-mail or a list of e-mails', async () => {
    await firstName('user_7');
    const { data, ...event } = JSON.parse(updated('user_7', 'Gozie')) as { data: Record<string, unknown> };
    for (const change of [{ primary_email_address_id: null }, { email_addresses: undefined }]) {
      await deliver(updated('user_7', 'Gozie')).expect(200);
      await deliver(JSON.stringify({ ...event, data: { ...data, ...change } })).expect(200);
      const { body } = await board.http.get('/api/users/user').set(clerkSeeker('user_7'));
      expect(body.user).toMatchObject({ firstName: 'Gozie', email: '' });
    }
  });

  it('makes no user from a change of an unknown user', async () => {
    await deliver(updated('user_stranger', 'Hauwa')).expect(200);
    expect(await board.connection.collection('users').countDocuments({ sub: 'user_stranger' })).toBe(0);
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
    ['signed five minutes and ten seconds ago', (body) => webhookHeaders(newId(), body, inSeconds(-310))],
    ['signed six minutes ago', (body) => webhookHeaders(newId(), body, inSeconds(-360))],
    ['signed six minutes from now', (body) => webhookHeaders(newId(), body, inSeconds(360))],
    [
      'whose time was altered',
      (body) => ({
        ...webhookHeaders(newId(), body, inSeconds(-360)),
        'svix-timestamp': String(inSeconds(0)),
      }),
    ],
  ])('answers 401 and changes nothing for a message %s [PERSON-3]', async (_, headers) => {
    await firstName('user_2');
    const body = updated('user_2', 'Mallory');
    expectFailure(await deliver(body, headers(body)), 401, 'unauthorized');
    expect(await firstName('user_2')).toBe('');
  });

  it.each([-290, 290])('accepts a clock that differs by %d seconds', async (seconds) => {
    await firstName('user_6');
    const body = updated('user_6', `Bola ${seconds}`);
    await deliver(body, webhookHeaders(newId(), body, inSeconds(seconds))).expect(200);
    expect(await firstName('user_6')).toBe(`Bola ${seconds}`);
  });

  it('handles each id once, even in parallel or with another body [PERSON-3]', async () => {
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

  it('ignores a repeated message with a new signature minutes, hours or a day later', async () => {
    await firstName('user_8');
    const store = jest.spyOn(board.app.get(UsersService), 'storeProfile');
    const [id, body] = [newId(), updated('user_8', 'Ife')];
    const began = Date.now();
    for (const minutes of [0, 4, 6, 60, 28 * 60]) {
      jest.spyOn(Date, 'now').mockReturnValue(began + minutes * 60_000);
      await deliver(body, webhookHeaders(id, body)).expect(200);
    }
    expect(store).toHaveBeenCalledTimes(1);
    const row = await events().findOne({ _id: id });
    expect(row?.expiresAt).toEqual(new Date(began + 48 * 3_600_000));
  });

  it('handles two messages with the same content', async () => {
    await firstName('user_9');
    const store = jest.spyOn(board.app.get(UsersService), 'storeProfile');
    for (let count = 0; count < 2; count += 1) await deliver(updated('user_9', 'Jide')).expect(200);
    expect(store).toHaveBeenCalledTimes(2);
  });

  it('does not handle a message whose id cannot be stored, and handles it when it is repeated', async () => {
    await firstName('user_10');
    const store = jest.spyOn(board.app.get(UsersService), 'storeProfile');
    const [id, body] = [newId(), updated('user_10', 'Kemi')];
    const model = board.connection.model<WebhookEvent>(WEBHOOK_EVENT);
    jest.spyOn(model, 'create').mockRejectedValueOnce(new Error('no luck'));
    expectFailure(await deliver(body, webhookHeaders(id, body)), 500, 'internal');
    expect(store).not.toHaveBeenCalled();
    await deliver(body, webhookHeaders(id, body)).expect(200);
    expect(await firstName('user_10')).toBe('Kemi');
  });

  it('handles a repeated message after the first attempt failed', async () => {
    await firstName('user_4');
    const id = newId();
    const body = updated('user_4', 'Efe');
    jest.spyOn(board.app.get(UsersService), 'storeProfile').mockRejectedValueOnce(new Error('no luck'));
    expectFailure(await deliver(body, webhookHeaders(id, body)), 500, 'internal');
    expect(await events().countDocuments({ _id: id })).toBe(0);
    await deliver(body, webhookHeaders(id, body)).expect(200);
    expect(await firstName('user_4')).toBe('Efe');
    expect(await events().countDocuments({ _id: id })).toBe(1);
  });

  it('erases a deleted user from every collection, with the files [PERSON-4]', async () => {
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
    expect(await mentionsOf(board, [userId._id, 'femi@test.example'])).toEqual(
      expect.arrayContaining(['applications', 'outbox', 'users']),
    );
    // After a failure the provider repeats the message, which must finish the erasure.
    jest
      .spyOn(board.app.get(ApplicationsService), 'eraseOfSeeker')
      .mockRejectedValueOnce(new Error('no luck'));
    await deliver(deleted('user_5')).expect(500);
    await deliver(deleted('user_5')).expect(200);
    expect(await mentionsOf(board, [userId._id, 'femi@test.example', 'user_5'])).toEqual([]);
    for (const name of ['files', 'storedfiles.files', 'storedfiles.chunks']) {
      expect([name, await board.connection.collection(name).countDocuments()]).toEqual([name, 0]);
    }
    await deliver(deleted('user_5')).expect(200);
    await deliver(deleted('user_nobody')).expect(200);
  });

  it.each<[string, () => jest.SpyInstance]>([
    ['its mails', () => jest.spyOn(board.app.get(MailService), 'forget')],
    ['its newsletter subscription', () => jest.spyOn(board.app.get(NewsletterService), 'forget')],
    ['its resume', () => jest.spyOn(board.app.get(FilesService), 'remove')],
  ])(
    'answers a deletion that cannot remove %s with a failure, and finishes it when it is repeated',
    async (what, step) => {
      const sub = `user_with_${what.replace(/\W/g, '_')}`;
      await firstName(sub);
      await deliver(updated(sub, 'Ladi', `${sub}@test.example`)).expect(200);
      await uploadResume(board, { headers: clerkSeeker(sub) });
      step().mockRejectedValueOnce(new Error('no luck'));
      const [id, body] = [newId(), deleted(sub)];
      expectFailure(await deliver(body, webhookHeaders(id, body)), 500, 'internal');
      await deliver(body, webhookHeaders(id, body)).expect(200);
      expect(await mentionsOf(board, [sub])).toEqual([]);
      // The sweeper removes the file, which no longer has an owner.
      for (const minutes of [1, 62])
        await board.app.get(FileSweeper).sweep(new Date(Date.now() + minutes * 60_000));
      expect(await board.connection.collection('files').countDocuments()).toBe(0);
    },
  );

  it('ignores other events and rejects a body that is no event', async () => {
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

describe.each([
  ['beside the built-in sign-in', { ...CLERK_ENV, AUTH_MODE: 'local' }],
  ['without a key to check it with', { ...CLERK_ENV, CLERK_WEBHOOK_SIGNING_SECRET: '' }],
])("Clerk's webhook %s", (_, env) => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard(env);
  });
  afterAll(() => board.close());

  it('does not exist', async () => {
    const body = JSON.stringify({ type: 'user.deleted', data: { id: 'user_1' } });
    const request = board.http
      .post(ROUTE)
      .set('content-type', 'application/json')
      .set(webhookHeaders('msg', body));
    const response = await request.send(body);
    expectFailure(response, 404, 'not_found');
    expect(response.body.message).toBe(MESSAGES.notFound);
  });
});
