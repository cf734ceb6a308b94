import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { cookieValue } from '../../../test/visitors.js';
import { BOARD_SIGN_INS, BUSY_SIGN_INS } from '../../platform/contract/route/limit-rules.js';
import { fingerprint } from '../../platform/limits/fingerprint.js';

describe.each(ACCOUNT_KINDS)('lock-out of a $kind', ({ signIn, own, make, headers, kind, ask, reset }) => {
  let board: TestBoard;

  beforeAll(async () => {
    // SIGN-13 needs the limits, which a shared board turns off
    board = await startBoard();
  });
  afterAll(() => board.close());

  const attempt = (email: string, password: string, cookie = '') =>
    board.http.post(signIn).set('cookie', cookie).send({ email, password });
  const cookieOf = (response: Awaited<ReturnType<typeof attempt>>) =>
    `known_device=${cookieValue(response.get('Set-Cookie')?.[0])}`;
  /** The cookie of a known device. */
  const knownDevice = async (email: string) => cookieOf(await attempt(email, PASSWORD).expect(200));
  const fail = async (email: string, times: number, cookie = '') => {
    for (let count = 0; count < times; count += 1) await attempt(email, 'wrong', cookie).expect(401);
  };
  const shown = async (to: string) =>
    (await board.http.get('/api/dev/mails').query({ to }).expect(200)).body.mails as { subject: string }[];

  it('does not affect a known device, however often strangers guess [SIGN-12]', async () => {
    const { email } = await make(board);
    const cookie = await knownDevice(email);
    await fail(email, 25);
    await attempt(email, PASSWORD).expect(401);
    const { body } = await attempt(email, PASSWORD, cookie).expect(200);
    await board.http
      .get(own)
      .set(headers(body.token as string))
      .expect(200);
    // The sign-in of the owner does not unlock the account for strangers.
    await attempt(email, PASSWORD).expect(401);
  });

  it('affects a known device only by its own failures, which do not count for strangers', async () => {
    const { email } = await make(board);
    const cookie = await knownDevice(email);
    await fail(email, 10, cookie);
    await attempt(email, PASSWORD, cookie).expect(401);
    await attempt(email, PASSWORD).expect(200);
  });

  it('treats a device that is known for another account as unknown', async () => {
    const [victim, other] = [await make(board), await make(board)];
    const cookie = await knownDevice(other.email);
    await fail(victim.email, 10, cookie);
    await attempt(victim.email, PASSWORD, cookie).expect(401);
    await attempt(victim.email, PASSWORD).expect(401);
  });

  it('makes a device known by a registration or a reset, but not by a wrong password', async () => {
    const { email } = await make(board);
    expect((await attempt(email, 'wrong').expect(401)).get('Set-Cookie')).toBeUndefined();
    await board.connection.collection('counters').deleteMany({});
    await board.http.post(ask).send({ email }).expect(200);
    const mail = () =>
      board.connection.collection('outbox').findOne({ to: email, template: 'reset-code', status: 'shown' });
    await eventually(async () => expect(await mail()).not.toBeNull(), 5_000);
    const otp = /\b\d{6}\b/.exec((await mail())?.rendered.text as string)?.[0];
    await fail(email, 10);
    const done = await board.http
      .post(reset)
      .send({ email, otp, newPassword: 'Wet-season-2026' })
      .expect(200);
    expect(cookieOf(done)).toMatch(/^known_device=./);
    // The reset unlocked the account for all devices.
    await attempt(email, 'Wet-season-2026').expect(200);
  });

  it('notifies only the owner by mail, once a day [SIGN-12]', async () => {
    const { email } = await make(board);
    const unknown = `nobody-${kind}@test.example`;
    for (const one of [email, unknown]) await fail(one, 10);
    const unlock = () =>
      board.connection.collection('signinfailures').updateMany({}, { $unset: { lockedUntil: 1 } });
    await unlock();
    for (const one of [email, unknown]) await fail(one, 1);
    await eventually(
      async () =>
        expect((await shown(email)).map(({ subject }) => subject)).toEqual([
          'Wrong passwords for your account',
        ]),
      5_000,
    );
    await eventually(async () => {
      const waiting = { to: unknown };
      expect(await board.connection.collection('outbox').countDocuments(waiting)).toBe(0);
    }, 5_000);
    const rows = { template: 'account-locked', to: email };
    expect(await board.connection.collection('outbox').countDocuments(rows)).toBe(1);
    const yesterday = { _id: { $regex: '^lock-mail' } as never };
    await board.connection.collection('counters').updateMany(yesterday, { $set: { expiresAt: new Date(0) } });
    await unlock();
    await fail(email, 1);
    await eventually(async () => expect(await shown(email)).toHaveLength(2), 5_000);
  });

  it('refuses unknown devices on a busy board, lets some in each minute, and lets known devices in [SIGN-13]', async () => {
    const { email } = await make(board);
    const cookie = await knownDevice(email);
    const used = (rule: { name: string; limit: number; seconds: number }, left: number) =>
      board.connection
        .collection('counters')
        .updateOne(
          { _id: `${rule.name}:${fingerprint('board')}` as never },
          { $set: { count: rule.limit - left, expiresAt: new Date(Date.now() + 30_000) } },
          { upsert: true },
        );
    await used(BOARD_SIGN_INS, 1);
    await used(BUSY_SIGN_INS, 1);
    for (let count = 0; count < 2; count += 1) await attempt(email, PASSWORD).expect(200);
    const refused = await attempt(email, PASSWORD);
    expectFailure(refused, 429, 'too_many_requests');
    expect(refused.body.message).toBe(MESSAGES.signInsBusy);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
    await attempt(email, PASSWORD, cookie).expect(200);
    await attempt(email, 'wrong', cookie).expect(401);
    await board.connection.collection('counters').deleteMany({});
    await attempt(email, PASSWORD).expect(200);
  });
});
