import { generateKeyPairSync } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { companyTokenKeys, keyOfToken } from '../src/modules/accounts/company-tokens.service.js';
import type { Settings } from '../src/platform/config/settings.js';
import { codeOf, lastCodeOf } from './app-codes.js';
import { newCompany, newSeeker, PASSWORD, startBoard, type TestBoard, uploadResume } from './board.js';
import { PRIVATE_PEM } from './settings.js';
import { claimsOf } from './tokens.js';

const BEFORE = {
  COMPANY_JWT_SECRET: 'before-'.repeat(6),
  FILE_LINK_SECRET: 'file-before-'.repeat(4),
  LOCAL_AUTH_PRIVATE_KEY: PRIVATE_PEM,
};
const NOW = {
  COMPANY_JWT_SECRET: 'today-'.repeat(7),
  FILE_LINK_SECRET: 'file-today-'.repeat(4),
  LOCAL_AUTH_PRIVATE_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
};
const FORMER = {
  COMPANY_JWT_SECRET_FORMER: `${'long-before-'.repeat(4)}, ${BEFORE.COMPANY_JWT_SECRET}`,
  FILE_LINK_SECRET_FORMER: BEFORE.FILE_LINK_SECRET,
  LOCAL_AUTH_PRIVATE_KEY_FORMER: BEFORE.LOCAL_AUTH_PRIVATE_KEY,
};

describe('a board with new secrets', () => {
  let before: TestBoard;
  /** With the new and the former secrets. */
  let now: TestBoard;
  /** With the new secrets only. */
  let later: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let resume: string;
  let appSecret: string;

  beforeAll(async () => {
    before = await startBoard({ RATE_LIMITS: 'off', ...BEFORE });
    const { MONGODB_URI, DATA_DIR } = process.env;
    [company, seeker] = [await newCompany(before), await newSeeker(before)];
    await uploadResume(before, seeker);
    resume = (await before.http.get('/api/users/user').set(seeker.headers)).body.user.resume as string;
    const begin = before.http.post('/api/company/begin-second-factor').set(company.headers);
    appSecret = (await begin.send({ password: PASSWORD }).expect(200)).body.secret as string;
    const confirm = before.http.post('/api/company/confirm-second-factor').set(company.headers);
    await confirm.send({ code: await lastCodeOf(appSecret) }).expect(200);
    const same = { RATE_LIMITS: 'off', MONGODB_URI, DATA_DIR };
    later = await startBoard({ ...same, ...NOW });
    // Started last, because Passport has one strategy for companies' tokens in a process.
    now = await startBoard({ ...same, ...NOW, ...FORMER });
  });
  afterAll(async () => {
    for (const board of [later, now, before]) await board.close();
  });

  const asCompany = (board: TestBoard, token: string) =>
    board.http.get('/api/company/company').set({ token });
  const asSeeker = (board: TestBoard, token: string) =>
    board.http.get('/api/users/user').set({ authorization: `Bearer ${token}` });
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid?: string }).kid;
  const seekerToken = () => seeker.headers.authorization.replace('Bearer ', '');

  it('keeps everybody signed in while the former secrets are set [RUN-11]', async () => {
    await asCompany(now, company.headers.token).expect(200);
    await asSeeker(now, seekerToken()).expect(200);
    await asSeeker(later, seekerToken()).expect(401);
  });

  it('signs with the new secrets, and names the key in the token [RUN-11]', async () => {
    const other = await newCompany(now);
    const person = await newSeeker(now);
    const token = person.headers.authorization.replace('Bearer ', '');
    await asCompany(now, other.headers.token).expect(200);
    await asSeeker(later, token).expect(200);
    await asSeeker(before, token).expect(401);
    for (const [older, newer] of [
      [company.headers.token, other.headers.token],
      [seekerToken(), token],
    ] as const) {
      expect(kidOf(older)).toMatch(/^[\w-]{8}$/);
      expect(kidOf(newer)).toMatch(/^[\w-]{8}$/);
      expect(kidOf(newer)).not.toBe(kidOf(older));
    }
  });

  it('accepts tokens without a key id that are signed with any of its keys [RUN-11]', async () => {
    const jwt = new JwtService();
    const plain = { noTimestamp: true };
    const forCompany = (secret: string) => jwt.sign(claimsOf(company.headers.token), { secret, ...plain });
    const forSeeker = (privateKey: string) =>
      jwt.sign(claimsOf(seekerToken()), { privateKey, algorithm: 'RS256', ...plain });
    expect(kidOf(forCompany(BEFORE.COMPANY_JWT_SECRET))).toBeUndefined();
    for (const secrets of [BEFORE, NOW]) {
      await asCompany(now, forCompany(secrets.COMPANY_JWT_SECRET)).expect(200);
      await asSeeker(now, forSeeker(secrets.LOCAL_AUTH_PRIVATE_KEY)).expect(200);
    }
    await asCompany(now, forCompany('nobodys-'.repeat(5))).expect(401);
  });

  it('rejects a token that names one key and is signed with another', async () => {
    const jwt = new JwtService();
    const keyid = kidOf(company.headers.token);
    const claims = claimsOf(company.headers.token);
    const sign = (secret: string) => jwt.sign(claims, { secret, keyid, noTimestamp: true });
    await asCompany(now, sign(BEFORE.COMPANY_JWT_SECRET)).expect(200);
    await asCompany(now, sign(NOW.COMPANY_JWT_SECRET)).expect(401);
  });

  it('uses only its own keys for a company’s token', () => {
    const secretOf = (settings: object) =>
      keyOfToken(companyTokenKeys(settings as Settings), company.headers.token);
    expect(secretOf(NOW)).toBeUndefined();
    expect(secretOf(BEFORE)).toBeDefined();
    expect(secretOf({ ...NOW, ...FORMER })).toEqual(secretOf(BEFORE));
  });

  it('opens links that were issued before', async () => {
    const path = resume.replace(/^https?:\/\/[^/]+/, '');
    await now.http.get(path).expect(200);
    await later.http.get(path).expect(404);
  });

  it('re-encrypts the secrets of authenticator apps with the new key at its start', async () => {
    const login = later.http.post('/api/company/login');
    await login.send({ email: company.email, password: PASSWORD, code: codeOf(appSecret) }).expect(200);
  });
});
