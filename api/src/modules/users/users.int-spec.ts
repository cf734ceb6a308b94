import { newCompany, newJob, startBoard, type TestBoard, uploadResume } from '../../../test/board.js';
import { CLERK_ENV, clerkSeeker } from '../../../test/clerk.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';

/** The change stream reports writes of other programs after a moment. */
const SOON_MS = 10_000;

const ADA = {
  id: 'user_ada',
  object: 'user',
  first_name: 'Ada',
  last_name: 'Obi',
  image_url: 'https://img.clerk.com/ada',
};
const MAIL = { id: 'mail_1', object: 'email_address', email_address: 'Ada@Test.example', linked_to: [] };

describe('users of Clerk', () => {
  let board: TestBoard;
  let clerk: jest.SpyInstance;

  beforeAll(async () => {
    board = await startBoard({ ...CLERK_ENV, CLERK_SECRET_KEY: 'sk_test_canary' });
  });
  afterAll(() => board.close());
  beforeEach(() => {
    clerk = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  });
  afterEach(() => jest.restoreAllMocks());

  const users = () => board.connection.collection('users');
  const me = async (headers: { authorization: string }) =>
    (await board.http.get('/api/users/user').set(headers).expect(200)).body.user as Record<string, string>;
  function clerkTells(): void {
    const user = { ...ADA, primary_email_address_id: MAIL.id, email_addresses: [MAIL] };
    clerk.mockImplementation(() => Promise.resolve(Response.json(user)));
  }

  it('are made once by twenty parallel first calls [PERSON-2]', async () => {
    const headers = clerkSeeker('user_first');
    const calls = await Promise.all(Array.from({ length: 20 }, () => me(headers)));
    expect(new Set(calls.map((user) => user._id)).size).toBe(1);
    expect(await users().countDocuments({ sub: 'user_first' })).toBe(1);
    await expect(users().insertOne({ sub: 'user_first' })).rejects.toMatchObject({ code: 11_000 });
  });

  it('get their names from Clerk at the first call', async () => {
    clerkTells();
    const user = await me(clerkSeeker('user_ada'));
    expect(user).toMatchObject({
      firstName: 'Ada',
      lastName: 'Obi',
      name: 'Ada Obi',
      email: 'ada@test.example',
      resume: '',
    });
    expect(user.image).toBe('https://img.clerk.com/ada');
    expect(Object.keys(user).sort()).toEqual([
      '_id',
      'email',
      'emailProven',
      'firstName',
      'image',
      'lastName',
      'name',
      'phoneShared',
      'receipts',
      'resume',
    ]);
    clerk.mockClear();
    await me(clerkSeeker('user_ada'));
    expect(clerk).not.toHaveBeenCalled();
  });

  it('have blank names while Clerk does not answer, and get them later', async () => {
    const headers = clerkSeeker('user_later');
    expect(await me(headers)).toMatchObject({ firstName: '', lastName: '', email: '' });
    clerkTells();
    const askedAgo = (seconds: number) =>
      users().updateOne(
        { sub: 'user_later' },
        { $set: { profilePendingSince: new Date(Date.now() - seconds * 1_000) } },
      );
    await askedAgo(40);
    expect(await me(headers)).toMatchObject({ firstName: '' });
    await askedAgo(61);
    await eventually(
      async () => expect(await me(headers)).toMatchObject({ firstName: 'Ada', email: 'ada@test.example' }),
      SOON_MS,
    );
  });

  it('are fetched again a minute after a failed try', async () => {
    const headers = clerkSeeker('user_put_off');
    await me(headers);
    await users().updateOne({ sub: 'user_put_off' }, { $set: { profilePendingSince: new Date(0) } });
    clerk.mockClear();
    await eventually(async () => {
      await me(headers);
      expect(clerk).toHaveBeenCalled();
    }, SOON_MS);
    clerk.mockClear();
    await me(headers);
    expect(clerk).not.toHaveBeenCalled();
  });

  it('cannot name another caller in the body [PERSON-2]', async () => {
    const [ada, bola] = [clerkSeeker('user_a'), clerkSeeker('user_b')];
    const [adaId, bolaId] = [(await me(ada))._id, (await me(bola))._id];
    const jobId = await newJob(board, await newCompany(board));
    await uploadResume(board, { headers: ada });
    const claimed = { userId: bolaId, _id: bolaId, sub: 'user_b', user: bolaId };
    await board.http
      .post('/api/users/apply')
      .set(ada)
      .query({ userId: bolaId })
      .send({ jobId, ...claimed })
      .expect(200);
    const kept = await board.connection.collection('applications').find().toArray();
    expect(kept.map(({ userId }) => String(userId))).toEqual([adaId]);
    const mine = await board.http
      .get('/api/users/applications')
      .set(bola)
      .query({ userId: adaId })
      .expect(200);
    expect(mine.body.applications).toEqual([]);
    expect((await me(bola)).resume).toBe('');
  });

  it.each(['sign-up', 'sign-in', 'send-reset-otp', 'check-reset-otp', 'reset-password'])(
    'get 404 from the built-in sign-in (%s)',
    async (route) => {
      const body = {
        firstName: 'A',
        lastName: 'B',
        email: 'a@test.example',
        password: 'Wet-season-9',
        otp: '123456',
        newPassword: 'Wet-season-9',
      };
      expectFailure(
        await board.http.post(`/api/auth/${route}`).set(clerkSeeker('user_a')).send(body),
        404,
        'not_found',
      );
      expectFailure(await board.http.post(`/api/auth/${route}`), 404, 'not_found');
    },
  );
});
