import { generateKeyPairSync } from 'node:crypto';
import { MESSAGES } from '@skybil/shared';
import { newCompany, newSeeker, PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { type Claims, claimsOf, inSeconds, makeToken } from '../../../test/tokens.js';
import { Settings } from '../../platform/config/settings.js';
import { CompaniesService } from '../companies/companies.service.js';

const WEEK = 7 * 24 * 3_600;
const OWN = '/api/company/company';

describe('company tokens', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let secret: string;

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
    secret = board.app.get(Settings).COMPANY_JWT_SECRET;
  });
  afterEach(() => jest.restoreAllMocks());

  const own = (token: string) => board.http.get(OWN).set({ token });
  const changed = (change: Claims, alg = 'HS256', key = secret) => {
    const claims = { ...claimsOf(company.headers.token), ...change };
    return makeToken({ alg }, JSON.parse(JSON.stringify(claims)) as Claims, key);
  };

  it('last seven days and name issuer, audience, purpose and version', async () => {
    const login = board.http.post('/api/company/login').send({ email: company.email, password: PASSWORD });
    for (const token of [company.headers.token, (await login.expect(200)).body.token as string]) {
      const claims = claimsOf(token);
      expect(claims).toMatchObject({
        iss: 'skybil',
        aud: 'recruiter',
        purpose: 'company',
        version: 0,
        sub: company.id,
      });
      expect(Number(claims.exp) - Number(claims.iat)).toBe(WEEK);
      expect(JSON.stringify(claims)).not.toContain('@');
    }
    await own(changed({})).expect(200);
  });

  it('are valid after the clock was set back by minutes [SIGN-23]', async () => {
    await own(changed({ iat: inSeconds(9 * 60) })).expect(200);
  });

  it.each<[string, () => string]>([
    ['of another issuer', () => changed({ iss: 'other' })],
    ['without an issuer', () => changed({ iss: undefined })],
    ['for another audience', () => changed({ aud: 'seeker' })],
    ['for another purpose', () => changed({ purpose: 'reset' })],
    ['without a purpose', () => changed({ purpose: undefined })],
    ['without a session, as older boards made them', () => changed({ sid: undefined })],
    ['of an unknown session', () => changed({ sid: 'sess_665f1c2e-9b3e-4a00-12ab-34cd665f1c2e' })],
    ['whose session is a database operator', () => changed({ sid: { $ne: null } })],
    ['of another version', () => changed({ version: 1 })],
    ['without a version', () => changed({ version: undefined })],
    ['that expired', () => changed({ exp: inSeconds(-1) })],
    ['that is not good yet', () => changed({ nbf: inSeconds(60) })],
    ['of a company that is gone', () => changed({ sub: '665f1c2e9b3e4a0012ab34cd' })],
    [
      'of a company that is gone, without a version',
      () => changed({ sub: '665f1c2e9b3e4a0012ab34cd', version: undefined }),
    ],
    ['without a subject', () => changed({ sub: undefined })],
    ['whose subject is a database operator', () => changed({ sub: { $ne: null } })],
    ['whose subject is no id', () => changed({ sub: 'company' })],
    ['signed with another secret', () => changed({}, 'HS256', 'x'.repeat(43))],
    ['signed with nothing', () => changed({}, 'HS256', '')],
    ['not signed at all', () => changed({}, 'none')],
    ['signed in another way', () => changed({}, 'HS512')],
    ['signed with a key pair', () => changed({}, 'RS256', rsaKey())],
    [
      'whose claims were altered',
      () => company.headers.token.replace(/\.(.)/, (dot, one) => dot[0] + (one === 'e' ? 'f' : 'e')),
    ],
  ])('are refused with 401 %s', async (_, token) => {
    const response = await own(token());
    expectFailure(response, 401, 'unauthorized');
    expect(response.body.message).toBe(MESSAGES.notAuthorized);
  });

  function rsaKey(): string {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  }

  it('are read only from the header token [SIGN-4]', async () => {
    const { token } = company.headers;
    await own(token).expect(200);
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { cookie: `token=${token}` },
      { 'x-token': token },
    ]) {
      expectFailure(await board.http.get(OWN).set(headers), 401, 'unauthorized');
    }
    expectFailure(await board.http.get(OWN).query({ token }), 401, 'unauthorized');
    const post = board.http.post('/api/company/change-visibility').send({ token, id: company.id });
    expectFailure(await post, 401, 'unauthorized');
  });

  it('do not sign a seeker in, nor do tokens of seekers sign a company in', async () => {
    const seeker = await newSeeker(board);
    expectFailure(await own(seeker.headers.authorization.slice('Bearer '.length)), 401, 'unauthorized');
    const headers = { authorization: `Bearer ${company.headers.token}` };
    expectFailure(await board.http.get('/api/users/user').set(headers), 401, 'unauthorized');
  });

  it('end on all devices when the company signs out everywhere [SIGN-4]', async () => {
    const { headers, email } = await newCompany(board);
    const login = () => board.http.post('/api/company/login').send({ email, password: PASSWORD });
    const second = (await login().expect(200)).body.token as string;
    await board.http.post('/api/company/sign-out-everywhere').set(headers).expect(200);
    expectFailure(await own(headers.token), 401, 'unauthorized');
    expectFailure(await own(second), 401, 'unauthorized');
    const third = (await login().expect(200)).body.token as string;
    await own(third).expect(200);
    await own(company.headers.token).expect(200);
    const again = await board.http.post('/api/company/sign-out-everywhere').set({ token: third }).expect(200);
    expect(again.body).toEqual({ success: true, message: MESSAGES.signedOutEverywhere });
    for (const token of [headers.token, second, third]) expectFailure(await own(token), 401, 'unauthorized');
  });

  it('are not refused for a database fault: the recruiter stays signed in [SIGN-6]', async () => {
    jest.spyOn(board.app.get(CompaniesService), 'tokenVersion').mockRejectedValueOnce(new Error('no luck'));
    expectFailure(await own(company.headers.token), 500, 'internal');
    await own(company.headers.token).expect(200);
  });
});
