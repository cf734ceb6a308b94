import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../test/account-kinds.js';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { cookieValue } from '../../../test/visitors.js';
import { BOARD_SIGN_INS, BUSY_SIGN_INS } from '../../platform/contract/route/limit-rules.js';
import { fingerprint } from '../../platform/limits/fingerprint.js';

describe.each(ACCOUNT_KINDS)('locking a $kind out', ({ signIn, own, make, headers, kind, ask, reset }) => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
  });

  const attempt = (email: string, password: string, cookie = '') =>
    board.http.post(signIn).set('cookie', cookie).send({ email, password });
  const cookieOf = (response: Awaited<ReturnType<typeof attempt>>) =>
    `known_device=${cookieValue(response.get('Set-Cookie')?.[0])}`;
  /** The cookie of a device on which the account was signed in. */
  const knownDevice = async (email: string) => cookieOf(await attempt(email, PASSWORD).expect(200));
  const fail = async (email: string, times: number, cookie = '') => {
    for (let count = 0; count < times; count += 1) await attempt(email, 'wrong', cookie).expect(401);
  };
  const shown = async (to: string) =>
    (await board.http.get('/api/dev/mails').query({ to }).expect(200)).body.mails as { subject: string }[];

  it('is beyond strangers where the owner was signed in before, however many guess [SIGN-12]', async () => {
    const { email } = await make(board);
    const cookie = await knownDevice(email);
    await fail(email, 25);
    await attempt(email, PASSWORD).expect(401);
    const { body } = await attempt(email, PASSWORD, cookie).expect(200);
    await board.http
      .get(own)
      .set(headers(body.token as string))
      .expect(200);
    // the strangers gained nothing by that
    await attempt(email, PASSWORD).expect(401);
  });

  it('happens on a known device too, by its own failures, and strangers do not notice', async () => {
    const { email } = await make(board);
    const cookie = await knownDevice(email);
    await fail(email, 10, cookie);
    await attempt(email, PASSWORD, cookie).expect(401);
    await attempt(email, PASSWORD).expect(200);
  });

  it('a device that is known for another account is a stranger', async () => {
    const [victim, other] = [await make(board), await make(board)];
    const cookie = await knownDevice(other.email);
    await fail(victim.email, 10, cookie);
    await attempt(victim.email, PASSWORD, cookie).expect(401);
    await attempt(victim.email, PASSWORD).expect(401);
  });

  it('making the account makes its device known, and so does a reset; a wrong password does not', async () => {
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
    // the reset opened the account for everybody
    await attempt(email, 'Wet-season-2026').expect(200);
  });

  it('is told to the owner by mail, once a day, and to nobody else [SIGN-12]', async () => {
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

  it('a board that is busy with sign-ins says so to strangers, takes turns, and lets known devices in [SIGN-13]', async () => {
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
