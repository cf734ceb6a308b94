import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { MESSAGES } from '@skybil/shared';
import { newSeeker, startBoard, type TestBoard } from '../../test/board.js';
import { CLERK_ENV, CLERK_KEY, clerkClaims } from '../../test/clerk.js';
import { expectFailure } from '../../test/failure.js';
import { type Claims, claimsOf, inSeconds, makeToken } from '../../test/tokens.js';
import { Settings } from '../config/settings.js';

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

  const me = (token: string) => board.http.get('/api/users/user').set({ authorization: `Bearer ${token}` });
  const token = (change: Claims = {}, alg = 'RS256', signedWith = key) =>
    makeToken({ alg }, JSON.parse(JSON.stringify({ ...good(), ...change })) as Claims, signedWith);
  const publicKey = () => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

  it('S1: a good one is good, on clocks that differ by three seconds too', async () => {
    await me(token()).expect(200);
    await me(token({ exp: inSeconds(-3) })).expect(200);
    await me(token({ nbf: inSeconds(3), iat: inSeconds(3) })).expect(200);
    await me(token({ sts: 'active' })).expect(200);
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
    ['that is not good yet', () => token({ nbf: inSeconds(10) })],
    ['from the future', () => token({ iat: inSeconds(10) })],
    ['of a session that is pending', () => token({ sts: 'pending' })],
    ['made for another party', () => token({ azp: 'https://evil.example' })],
    ['without a subject', () => token({ sub: undefined })],
    ['whose subject is an order to the database', () => token({ sub: { $ne: null } })],
    [
      'whose claims were altered',
      () =>
        token().replace(
          /\..*\./,
          `.${Buffer.from(JSON.stringify({ ...good(), sub: 'x' })).toString('base64url')}.`,
        ),
    ],
    ['without its signature', () => token().replace(/[^.]*$/, '')],
    ['that is none', () => 'a.b.c'],
  ])('S1: one %s is 401', async (_, bad) => {
    expectFailure(await me(bad()), 401, 'unauthorized');
    const apply = board.http.post('/api/users/apply').set({ authorization: `Bearer ${bad()}` });
    const response = await apply.send({ jobId: '665f1c2e9b3e4a0012ab34cd' });
    expectFailure(response, 401, 'unauthorized');
    expect(response.body.message).toBe(MESSAGES.loginToApply);
  });

  it('S1: it counts as a bearer token and nowhere else', async () => {
    const session = token();
    for (const headers of [
      { token: session },
      { cookie: `__session=${session}` },
      { authorization: session },
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

describe('sessions of the built-in sign-in', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ AUTH_MODE: 'local' });
  });
  afterAll(() => board.close());

  it('S1: last a day, carry the claims of Clerk, and end on signing out', async () => {
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

  it('S1: end with the account', async () => {
    const { headers } = await newSeeker(board);
    await board.connection.collection('users').deleteMany({});
    expectFailure(await board.http.get('/api/users/user').set(headers), 401, 'unauthorized');
  });
});
