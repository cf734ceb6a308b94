import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { MESSAGES } from '@skybil/shared';
import { newSeeker, PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { CLERK_ENV, CLERK_KEY, clerkClaims, clerkSeeker, PARTY } from '../../../test/clerk.js';
import { expectFailure } from '../../../test/failure.js';
import { type Claims, claimsOf, inSeconds, makeToken } from '../../../test/tokens.js';
import { Settings } from '../../platform/config/settings.js';
import { UsersService } from '../users/users.service.js';
import { SeekerTokensService } from './seeker-tokens.service.js';
import { SessionsService } from './sessions/sessions.service.js';

const MODES = [
  { mode: 'Clerk', env: CLERK_ENV },
  { mode: 'the built-in sign-in', env: { AUTH_MODE: 'local' } },
];
const FOREIGN = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});

describe.each(MODES)('session tokens of $mode', ({ env }) => {
  let board: TestBoard;
  let key: string;
  let good: () => Claims;

  beforeAll(async () => {
    board = await startBoard(env);
    const isClerk = env.AUTH_MODE === 'clerk';
    key = isClerk ? CLERK_KEY : (board.app.get(Settings).LOCAL_AUTH_PRIVATE_KEY ?? '');
    const claims = isClerk ? clerkClaims('user_1') : claimsOf((await newSeeker(board)).headers.authorization);
    good = () => ({ ...claims, iat: inSeconds(-1), nbf: inSeconds(-1), exp: inSeconds(60) });
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());

  const me = (token: string) => board.http.get('/api/users/user').set({ authorization: `Bearer ${token}` });
  const token = (change: Claims = {}, alg = 'RS256', signedWith = key) =>
    makeToken({ alg }, JSON.parse(JSON.stringify({ ...good(), ...change })) as Claims, signedWith);
  const publicKey = () => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

  it('are accepted, also with clocks that differ by three seconds', async () => {
    await me(token()).expect(200);
    await me(token({ exp: inSeconds(-3) })).expect(200);
    await me(token({ nbf: inSeconds(3), iat: inSeconds(3) })).expect(200);
    await me(token({ sts: 'active' })).expect(200);
    await me(token({ aud: ['https://other.example', board.app.get(Settings).PUBLIC_URL] })).expect(200);
  });

  it('are valid after the clock was set back by minutes [SIGN-23]', async () => {
    await me(token({ nbf: inSeconds(9 * 60), iat: inSeconds(9 * 60), exp: inSeconds(10 * 60) })).expect(200);
  });

  it.each<[string, () => string]>([
    ['with alg none', () => token({}, 'none')],
    ['signed HS256 with the public key', () => token({}, 'HS256', publicKey())],
    ['signed HS512 with the public key', () => token({}, 'HS512', publicKey())],
    ['signed RS384', () => token({}, 'RS384')],
    ['signed RS512', () => token({}, 'RS512')],
    ['signed with a foreign key', () => token({}, 'RS256', String(FOREIGN))],
    ['of a foreign issuer', () => token({ iss: 'https://clerk.evil.example' })],
    ['of an issuer that begins alike', () => token({ iss: `${String(good().iss)}.evil.example` })],
    ['without an issuer', () => token({ iss: undefined })],
    ['that expired six seconds ago', () => token({ exp: inSeconds(-6) })],
    ['that never expires', () => token({ exp: undefined })],
    ['that is not good yet', () => token({ nbf: inSeconds(11 * 60) })],
    ['from the future', () => token({ iat: inSeconds(11 * 60) })],
    ['of a session that is pending', () => token({ sts: 'pending' })],
    ['made for another party', () => token({ azp: 'https://evil.example' })],
    ['made for another service', () => token({ aud: 'https://evil.example' })],
    ['made for other services', () => token({ aud: ['https://a.example', 'https://b.example'] })],
    ['without a session', () => token({ sid: undefined })],
    ['with an empty session', () => token({ sid: '' })],
    ['without a subject', () => token({ sub: undefined })],
    ['whose subject is a database operator', () => token({ sub: { $ne: null } })],
    [
      'whose claims were altered',
      () =>
        token().replace(
          /\..*\./,
          `.${Buffer.from(JSON.stringify({ ...good(), sub: 'x' })).toString('base64url')}.`,
        ),
    ],
    ['without its signature', () => token().replace(/[^.]*$/, '')],
    ['that is no token', () => 'a.b.c'],
  ])('are refused with 401 %s [SIGN-5]', async (_, bad) => {
    const refused = await me(bad());
    expectFailure(refused, 401, 'unauthorized');
    expect(refused.body.message).toBe(MESSAGES.notAuthorized);
    const apply = board.http.post('/api/users/apply').set({ authorization: `Bearer ${bad()}` });
    const response = await apply.send({ jobId: '665f1c2e9b3e4a0012ab34cd' });
    expectFailure(response, 401, 'unauthorized');
    expect(response.body.message).toBe(MESSAGES.loginToApply);
  });

  it('are required to apply, also on the path with a trailing slash', async () => {
    for (const path of ['/api/users/apply', '/api/users/apply/']) {
      const response = await board.http.post(path).send({ jobId: '665f1c2e9b3e4a0012ab34cd' });
      expectFailure(response, 401, 'unauthorized');
      expect(response.body.message).toBe(MESSAGES.loginToApply);
    }
    const resume = await board.http.post('/api/users/update-resume');
    expectFailure(resume, 401, 'unauthorized');
    expect(resume.body.message).toBe(MESSAGES.notAuthorized);
  });

  it('are not refused for a database fault: the seeker stays signed in', async () => {
    jest.spyOn(board.app.get(UsersService), 'idOfSession').mockRejectedValueOnce(new Error('no luck'));
    expectFailure(await me(token()), 500, 'internal');
    await me(token()).expect(200);
  });

  it('are read only as a bearer token', async () => {
    const session = token();
    for (const headers of [
      { token: session },
      { cookie: `__session=${session}` },
      { authorization: session },
      { authorization: `Bearer ${session} more` },
      { authorization: `Basic Bearer ${session}` },
    ]) {
      expectFailure(await board.http.get('/api/users/user').set(headers), 401, 'unauthorized');
    }
    expectFailure(await board.http.get('/api/users/user').query({ token: session }), 401, 'unauthorized');
    await board.http
      .get('/api/users/user')
      .set({ authorization: `bearer ${session}` })
      .expect(200);
  });
});

type Headers = { authorization: string };

describe('accepted parties of Clerk’s tokens', () => {
  let board: TestBoard;
  afterEach(() => board.close());
  const statusFor = async (azp: string) =>
    (await board.http.get('/api/users/user').set(clerkSeeker('user_1', { azp }))).status;

  it('are the board itself and those on the list', async () => {
    board = await startBoard(CLERK_ENV);
    for (const azp of ['http://localhost:3000', 'https://other.test.example', PARTY])
      expect([azp, await statusFor(azp)]).toEqual([azp, 200]);
    expect(await statusFor(`${PARTY}.evil.example`)).toBe(401);
  });

  it('are the board alone when there is no list', async () => {
    board = await startBoard({ ...CLERK_ENV, CLERK_AUTHORIZED_PARTIES: '' });
    expect(await statusFor('http://localhost:3000')).toBe(200);
    expect(await statusFor(PARTY)).toBe(401);
  });
});

describe('sessions of Clerk', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard(CLERK_ENV);
  });
  afterAll(() => board.close());

  it('are refused after a sign-out here, also with newer tokens of Clerk [SIGN-9]', async () => {
    const me = (headers: Headers) => board.http.get('/api/users/user').set(headers);
    for (let at = 0; at < 25; at += 1) {
      const headers = clerkSeeker('user_1', { sid: `sess_${at}` });
      await me(headers).expect(200);
      await board.http.post('/api/auth/sign-out').set(headers).expect(200);
    }
    for (let at = 0; at < 25; at += 1)
      expectFailure(await me(clerkSeeker('user_1', { sid: `sess_${at}` })), 401, 'unauthorized');
    await me(clerkSeeker('user_1', { sid: 'sess_25' })).expect(200);
    const days = 24 * 3_600_000;
    const kept = await board.connection.collection<{ expiresAt: Date }>('sessions').findOne({});
    expect(kept?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * days);
  });

  it('have no list and no password here, because Clerk manages them', async () => {
    const headers = clerkSeeker('user_2');
    expectFailure(await board.http.get('/api/auth/sessions').set(headers), 404, 'not_found');
    for (const path of ['end-session', 'end-other-sessions', 'sign-out-everywhere', 'change-password'])
      expectFailure(await board.http.post(`/api/auth/${path}`).set(headers).send({}), 404, 'not_found');
  });
});

describe('sessions of the built-in sign-in', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ AUTH_MODE: 'local' });
  });
  afterAll(() => board.close());

  it('last a day, carry the claims of Clerk, and end on signing out', async () => {
    const { headers, email } = await newSeeker(board);
    const claims = claimsOf(headers.authorization);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(24 * 3_600);
    expect(claims).toMatchObject({
      iss: 'http://localhost:3000',
      azp: 'http://localhost:3000',
      sts: 'active',
    });
    expect(JSON.stringify(claims)).not.toContain(email);
    await board.http.post('/api/auth/sign-out').set(headers).expect(200);
    expectFailure(await board.http.get('/api/users/user').set(headers), 401, 'unauthorized');
    expectFailure(await board.http.post('/api/auth/sign-out').set(headers), 401, 'unauthorized');
  });

  describe('with a sign-out', () => {
    const me = (headers: Headers) => board.http.get('/api/users/user').set(headers);
    /** A further session of the seeker, as on another device. */
    const newSession = async (id: string): Promise<Headers> => {
      const sid = await board.app.get(SessionsService).begin({ kind: 'seeker', id }, 'Another device');
      return { authorization: `Bearer ${board.app.get(SeekerTokensService).issue(`local_${id}`, 0, sid)}` };
    };
    const signOut = async (headers: Headers) => {
      const { body } = await board.http.post('/api/auth/sign-out').set(headers).expect(200);
      expect(body).toEqual({ success: true, message: MESSAGES.signedOut });
    };

    it('end only this session: other devices and other seekers stay signed in', async () => {
      const [{ headers, email, id }, other] = [await newSeeker(board), await newSeeker(board)];
      const elsewhere = await newSession(id);
      await signOut(headers);
      expectFailure(await me(headers), 401, 'unauthorized');
      await me(elsewhere).expect(200);
      await me(other.headers).expect(200);
      const again = await board.http
        .post('/api/auth/sign-in')
        .send({ email, password: PASSWORD })
        .expect(200);
      await me({ authorization: `Bearer ${again.body.token as string}` }).expect(200);
    });

    it('stay refused, all twenty-five that were signed out', async () => {
      const { headers, id } = await newSeeker(board);
      const sessions = [headers];
      while (sessions.length < 25) sessions.push(await newSession(id));
      for (const session of sessions) await signOut(session);
      for (const session of sessions) expectFailure(await me(session), 401, 'unauthorized');
    });

    it('are both refused after two parallel sign-outs [SIGN-5]', async () => {
      const { headers, id } = await newSeeker(board);
      const second = await newSession(id);
      await Promise.all([signOut(headers), signOut(second)]);
      for (const session of [headers, second]) expectFailure(await me(session), 401, 'unauthorized');
    });
  });

  it('end with the account', async () => {
    const { headers } = await newSeeker(board);
    await board.connection.collection('users').deleteMany({});
    expectFailure(await board.http.get('/api/users/user').set(headers), 401, 'unauthorized');
  });
});
