import { MESSAGES } from '@skybil/shared';
import { ACCOUNT_KINDS } from '../../../../test/account-kinds.js';
import { newCompany, PASSWORD, startBoard, type TestBoard } from '../../../../test/board.js';
import { eventually } from '../../../../test/eventually.js';
import { expectFailure } from '../../../../test/failure.js';
import { claimsOf } from '../../../../test/tokens.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import type { Session } from './session.record.js';
import { SessionsRepository } from './sessions.repository.js';

const HOUR = 3_600_000;
const NEW_PASSWORD = 'Wet-season-2026';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

describe.each(ACCOUNT_KINDS)('sessions of a $kind', ({ kind, signIn, own, make, headers }) => {
  let board: TestBoard;
  const base = kind === 'company' ? '/api/company' : '/api/auth';

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());

  type Headers = Record<string, string>;
  const rows = () => board.connection.collection<Session>('sessions');
  const call = (path: string, who: Headers, body: object = {}) =>
    board.http.post(`${base}/${path}`).set(who).send(body);
  const me = (who: Headers) => board.http.get(own).set(who);
  const list = async (who: Headers) =>
    (await board.http.get(`${base}/sessions`).set(who).expect(200)).body.sessions as Record<
      string,
      unknown
    >[];
  const sidOf = (who: Headers) => String(claimsOf(Object.values(who)[0] ?? '').sid);
  async function signInAgain(email: string, more: object = {}, userAgent = PHONE): Promise<Headers> {
    const asked = board.http.post(signIn).set('user-agent', userAgent);
    const { body } = await asked.send({ email, password: PASSWORD, ...more }).expect(200);
    return headers(body.token as string);
  }
  /** Changes a row as time would. */
  async function age(who: Headers, change: Partial<Session>): Promise<void> {
    await rows().updateOne({ _id: sidOf(who) }, { $set: change });
  }
  async function expectDead(who: Headers): Promise<void> {
    expectFailure(await me(who), 401, 'unauthorized');
  }

  it('are listed most recently used first, with device and times, and mark the current one', async () => {
    const { headers: first, email } = await make(board);
    await make(board);
    await age(first, { lastUsedAt: new Date(Date.now() - HOUR / 12) });
    const phone = await signInAgain(email);
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    const times = { createdAt: time, lastUsedAt: time };
    expect(await list(phone)).toEqual([
      { _id: sidOf(phone), device: 'Chrome on Android', current: true, ...times },
      { _id: sidOf(first), device: 'Unknown device', current: false, ...times },
    ]);
    expect((await list(first)).map(({ current }) => current)).toEqual([false, true]);
  });

  it('can be ended one by one, only by their owner [SIGN-35]', async () => {
    const [{ headers: first, email }, other] = [await make(board), await make(board)];
    const second = await signInAgain(email);
    const foreign = await call('end-session', other.headers, { id: sidOf(second) });
    expectFailure(foreign, 404, 'not_found');
    expect(foreign.body.message).toBe(MESSAGES.sessionNotFound);
    await me(second).expect(200);
    const { body } = await call('end-session', first, { id: sidOf(second) }).expect(200);
    expect(body).toEqual({ success: true, message: MESSAGES.sessionEnded });
    await expectDead(second);
    expectFailure(await call('end-session', first, { id: sidOf(second) }), 404, 'not_found');
    expect(await list(first)).toHaveLength(1);
    await me(other.headers).expect(200);
  });

  it('can be ended together, with or without the current one', async () => {
    const [{ headers: first, email }, other] = [await make(board), await make(board)];
    const [second, third] = [await signInAgain(email), await signInAgain(email)];
    await call('end-other-sessions', third).expect(200);
    for (const one of [first, second]) await expectDead(one);
    await me(third).expect(200);
    const fourth = await signInAgain(email);
    await call('sign-out-everywhere', fourth).expect(200);
    for (const one of [third, fourth]) await expectDead(one);
    await me(other.headers).expect(200);
    expect(await rows().countDocuments({ accountId: other.id })).toBe(1);
  });

  it('stay refused, all thirty that were signed out [SIGN-9]', async () => {
    const { headers: first, email } = await make(board);
    const signedIn = [first];
    while (signedIn.length < 30) signedIn.push(await signInAgain(email));
    for (const one of signedIn) await call('sign-out', one).expect(200);
    for (const one of signedIn) await expectDead(one);
  });

  it('end when they expire, also with a valid token', async () => {
    const { headers: who } = await make(board);
    await age(who, { expiresAt: new Date(Date.now() + 60_000) });
    await me(who).expect(200);
    await age(who, { expiresAt: new Date(Date.now() - 1) });
    await expectDead(who);
  });

  it('do not work for another account', async () => {
    const [one, other] = [await make(board), await make(board)];
    await rows().updateOne({ _id: sidOf(one.headers) }, { $set: { accountId: other.id } });
    await expectDead(one.headers);
  });

  it('are fifty at most: the least recently used one ends [SIGN-35]', async () => {
    const { headers: first, email, id } = await make(board);
    const now = new Date();
    const idle = { kind, accountId: id, device: 'X', createdAt: now, expiresAt: new Date(Date.now() + HOUR) };
    await rows().insertMany(
      Array.from({ length: 49 }, (_, at) => ({
        _id: `sess_${id}_${at}`,
        ...idle,
        lastUsedAt: new Date(Date.now() - (at + 1) * 60_000),
        remembered: false,
      })),
    );
    const next = await signInAgain(email);
    expect(await rows().countDocuments({ accountId: id })).toBe(50);
    expect(await rows().countDocuments({ _id: `sess_${id}_48` })).toBe(0);
    for (const one of [first, next]) await me(one).expect(200);
  });

  it('store their use every ten minutes, and no answer waits for that', async () => {
    const { headers: who } = await make(board);
    const before = new Date(Date.now() - HOUR / 5);
    await age(who, { lastUsedAt: before });
    const sessions = board.app.get(SessionsRepository, { strict: false });
    let write: () => void = () => undefined;
    const noteUse = sessions.noteUse.bind(sessions);
    const noted = jest.spyOn(sessions, 'noteUse').mockImplementation(async (...given) => {
      await new Promise<void>((resolve) => (write = resolve));
      await noteUse(...given);
    });
    for (let count = 0; count < 3; count += 1) await me(who).expect(200);
    expect(noted).toHaveBeenCalledTimes(1);
    write();
    await eventually(async () => {
      const row = await rows().findOne({ _id: sidOf(who) });
      expect(row?.lastUsedAt.getTime()).toBeGreaterThan(before.getTime());
    }, 5_000);
    await eventually(async () => {
      noted.mockClear();
      await me(who).expect(200);
      expect(noted).not.toHaveBeenCalled();
    }, 5_000);
  });

  it('continue when their use cannot be stored', async () => {
    const { headers: who } = await make(board);
    await age(who, { lastUsedAt: new Date(Date.now() - HOUR) });
    const sessions = board.app.get(SessionsRepository, { strict: false });
    jest.spyOn(sessions, 'noteUse').mockRejectedValue(new Error('no luck'));
    for (let count = 0; count < 3; count += 1) await me(who).expect(200);
  });

  describe('with a new password', () => {
    const change = (who: Headers, body: object = {}) =>
      call('change-password', who, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...body });

    it('end except this one, which continues with a new token, and the owner gets a mail [SIGN-11]', async () => {
      const { headers: first, email } = await make(board);
      const second = await signInAgain(email);
      const { body } = await change(first).expect(200);
      expect(body).toEqual({
        success: true,
        message: MESSAGES.passwordChanged,
        token: expect.stringMatching(/^ey/),
      });
      await me(headers(body.token as string)).expect(200);
      for (const old of [first, second]) await expectDead(old);
      expect(await list(headers(body.token as string))).toMatchObject([{ _id: sidOf(first), current: true }]);
      await board.http.post(signIn).send({ email, password: PASSWORD }).expect(401);
      await board.http.post(signIn).send({ email, password: NEW_PASSWORD }).expect(200);
      await eventually(async () => {
        const mails = await board.http.get('/api/dev/mails').query({ to: email }).expect(200);
        expect(mails.body.mails).toMatchObject([{ subject: 'Your password was changed' }]);
      }, 5_000);
    });

    it.each([
      [
        'a wrong old one',
        { currentPassword: 'wrong' },
        'currentPassword',
        MESSAGES.wrongCurrentPassword,
        'wrong_password',
      ],
      [
        'a common new one',
        { newPassword: 'password123' },
        'newPassword',
        expect.stringMatching(/common/),
        'bad_input',
      ],
      [
        'a short new one',
        { newPassword: 'Short-7' },
        'newPassword',
        expect.stringMatching(/at least 8/),
        'bad_input',
      ],
    ] as const)('do not end when the change is refused for %s', async (_, wrong, field, sentence, code) => {
      const { headers: who, email } = await make(board);
      const response = await change(who, wrong);
      expectFailure(response, 400, code);
      expect(response.body.errors).toEqual({ [field]: sentence });
      await me(who).expect(200);
      await signInAgain(email);
    });

    it('accept one of two parallel changes of the password [SIGN-11]', async () => {
      const { headers: who } = await make(board);
      const both = await Promise.all([change(who), change(who, { newPassword: 'Another-harmattan-8' })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it('end together with the change or not at all', async () => {
      const { headers: first, email } = await make(board);
      const second = await signInAgain(email);
      jest.spyOn(board.app.get(MailService), 'enqueue').mockRejectedValueOnce(new Error('no luck'));
      expectFailure(await change(first), 500, 'internal');
      for (const one of [first, second]) await me(one).expect(200);
      await signInAgain(email);
    });
  });
});

describe('sessions of a recruiter', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());

  const hoursLeft = async (token: string) => {
    const row = await board.connection
      .collection<Session>('sessions')
      .findOne({ _id: String(claimsOf(token).sid) });
    return Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / HOUR);
  };
  const logIn = async (email: string, more: object) =>
    (
      await board.http
        .post('/api/company/login')
        .send({ email, password: PASSWORD, ...more })
        .expect(200)
    ).body.token as string;

  it('end after 24 hours without use, or after seven days with “stay signed in” [SIGN-10]', async () => {
    const { email, headers } = await newCompany(board);
    expect(await hoursLeft(headers.token)).toBe(24);
    expect(await hoursLeft(await logIn(email, {}))).toBe(24);
    expect(await hoursLeft(await logIn(email, { rememberMe: false }))).toBe(24);
    expect(await hoursLeft(await logIn(email, { rememberMe: true }))).toBe(7 * 24);
  });

  it('continue for 24 hours after each use', async () => {
    const { headers } = await newCompany(board);
    const _id = String(claimsOf(headers.token).sid);
    const ago = new Date(Date.now() - 20 * HOUR);
    const expiresAt = new Date(Date.now() + 4 * HOUR);
    await board.connection
      .collection<Session>('sessions')
      .updateOne({ _id }, { $set: { createdAt: ago, lastUsedAt: ago, expiresAt } });
    await board.http.get('/api/company/company').set(headers).expect(200);
    await eventually(async () => expect(await hoursLeft(headers.token)).toBe(24), 5_000);
  });

  it('accept only true or false for “stay signed in”', async () => {
    const { email } = await newCompany(board);
    for (const rememberMe of ['yes', 1, null]) {
      const response = await board.http
        .post('/api/company/login')
        .send({ email, password: PASSWORD, rememberMe });
      expectFailure(response, 400, 'bad_input');
      expect(response.body.errors).toEqual({ rememberMe: expect.any(String) });
    }
  });
});
