import type { IncomingHttpHeaders } from 'node:http';
import { MESSAGES } from '@skybil/shared';
import { codeOf } from '../../../test/app-codes.js';
import { newCompany, newSeeker, PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { invite, newStaff, type TestStaff } from '../../../test/staff.js';
import { claimsOf, makeToken } from '../../../test/tokens.js';
import { Settings } from '../../platform/config/settings.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { StaffAccountsService } from './staff-accounts.service.js';

const HOUR_MS = 3_600_000;
const ORIGIN = 'https://partner.example';

describe('accounts of staff', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', STAFF: 'on', CORS_ORIGINS: ORIGIN });
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const post = (path: string, body: object, headers = {}) =>
    board.http.post(`/api/staff/${path}`).set(headers).send(body);
  const self = (headers: IncomingHttpHeaders) => board.http.get('/api/staff/self').set(headers);
  const signIn = ({ email }: Pick<TestStaff, 'email'>, more: object = {}) =>
    post('sign-in', { email, password: PASSWORD, ...more });
  const later = (ms: number) => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + ms);
  };

  it('signs in with password and code, and never with the password alone [STAFF-4]', async () => {
    const staff = await newStaff(board);
    expectFailure(await signIn(staff), 401, 'second_factor_needed');
    expectFailure(await signIn(staff, { code: '000000' }), 400, 'invalid_code');
    expectFailure(await signIn(staff, { password: 'Wrong-password-1' }), 401, 'invalid_credentials');
    const { body } = await signIn(staff, { code: codeOf(staff.secret) }).expect(200);
    expect(body).toMatchObject({ name: staff.name, token: expect.any(String) });
    expect((await self({ 'staff-token': body.token }).expect(200)).body.name).toBe(staff.name);
    const [code] = staff.recoveryCodes;
    await signIn(staff, { code }).expect(200);
    expectFailure(await signIn(staff, { code }), 400, 'invalid_code');
  });

  it('has no access before password and second step are set [STAFF-4]', async () => {
    const email = 'new@test.example';
    const secret = await invite(board, email);
    expectFailure(await signIn({ email }), 401, 'invalid_credentials');
    await post('begin-enrolment', { secret }).expect(200);
    expectFailure(await signIn({ email }), 401, 'invalid_credentials');
    const wrong = await post('enrol', { secret, newPassword: PASSWORD, code: '000000' });
    expectFailure(wrong, 400, 'invalid_code');
    expectFailure(await signIn({ email }), 401, 'invalid_credentials');
    expect(await board.connection.collection('sessions').countDocuments()).toBe(0);
  });

  it('is not let in by the password alone if the second step is gone [STAFF-4]', async () => {
    const staff = await newStaff(board);
    await board.connection.collection('secondfactors').deleteMany({});
    expectFailure(await signIn(staff), 401, 'invalid_credentials');
  });

  it('refuses a password that the name or a list of common ones makes easy to guess', async () => {
    const secret = await invite(board, 'new@test.example', 'Ngozi Ezekiel');
    const { body } = await post('begin-enrolment', { secret }).expect(200);
    const refused = await post('enrol', {
      secret,
      newPassword: 'Ezekiel-1',
      code: codeOf(body.secret as string),
    });
    expectFailure(refused, 400, 'bad_input');
    expect(Object.keys(refused.body.errors as object)).toEqual(['newPassword']);
  });

  it('uses a link once, also by two people at once [STAFF-2]', async () => {
    const secret = await invite(board, 'new@test.example');
    const { body } = await post('begin-enrolment', { secret }).expect(200);
    const given = { secret, newPassword: PASSWORD, code: codeOf(body.secret as string) };
    const both = await Promise.all([post('enrol', given), post('enrol', given)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await post('begin-enrolment', { secret });
    expectFailure(again, 404, 'not_found');
    expect(again.body.message).toBe(MESSAGES.staffLinkInvalid);
  });

  it('refuses a link after 24 hours, and stores only a hash of it [STAFF-2]', async () => {
    const secret = await invite(board, 'new@test.example');
    const stored = await board.connection.collection('staff').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(secret);
    later(24 * HOUR_MS + 1_000);
    expectFailure(await post('begin-enrolment', { secret }), 404, 'not_found');
  });

  it('loses password, app and sessions when the operator gives a new link [STAFF-2]', async () => {
    const staff = await newStaff(board);
    const secret = await invite(board, staff.email, staff.name);
    expectFailure(await self(staff.headers), 401, 'unauthorized');
    expectFailure(await signIn(staff, { code: codeOf(staff.secret) }), 401, 'invalid_credentials');
    const { body } = await post('begin-enrolment', { secret }).expect(200);
    const newPassword = 'Wet-season-2026';
    await post('enrol', { secret, newPassword, code: codeOf(staff.secret) }).expect(400);
    await post('enrol', { secret, newPassword, code: codeOf(body.secret as string) }).expect(200);
  });

  it('is removed with all sessions at once [STAFF-3]', async () => {
    const [staff, other] = [await newStaff(board), await newStaff(board)];
    await self(staff.headers).expect(200);
    await board.app.get(StaffAccountsService).remove(staff.id);
    expectFailure(await self(staff.headers), 401, 'unauthorized');
    expectFailure(await signIn(staff, { code: codeOf(staff.secret) }), 401, 'invalid_credentials');
    expect(await board.connection.collection('secondfactors').countDocuments()).toBe(1);
    await self(other.headers).expect(200);
  });

  it('has a session that ends after 12 hours, whatever its use [STAFF-5]', async () => {
    const staff = await newStaff(board);
    const { iat, exp } = claimsOf(staff.headers['staff-token']) as { iat: number; exp: number };
    expect(exp - iat).toBe(12 * 3_600);
    const stored = await board.connection.collection('sessions').findOne({ accountId: staff.id });
    expect(stored?.expiresAt.getTime() - stored?.createdAt.getTime()).toBe(12 * HOUR_MS);
    later(12 * HOUR_MS + 1_000);
    expectFailure(await self(staff.headers), 401, 'unauthorized');
  });

  it('ends its session by signing out', async () => {
    const staff = await newStaff(board);
    await post('sign-out', {}, staff.headers).expect(200);
    expectFailure(await self(staff.headers), 401, 'unauthorized');
  });

  it('is known by the header staff-token only, and by no token of another kind [STAFF-5]', async () => {
    const [staff, company, seeker] = [await newStaff(board), await newCompany(board), await newSeeker(board)];
    const token = staff.headers['staff-token'];
    for (const headers of [
      {},
      { token },
      { authorization: `Bearer ${token}` },
      { cookie: `staff-token=${token}` },
      { 'staff-token': '' },
      { 'staff-token': 'garbage' },
      { 'staff-token': company.headers.token },
      { 'staff-token': seeker.headers.authorization.replace('Bearer ', '') },
    ])
      expectFailure(await self(headers), 401, 'unauthorized');
    expectFailure(await board.http.get('/api/company/company').set({ token }), 401, 'unauthorized');
  });

  it('is not known by claims that the recruiters’ secret signed, or nobody [STAFF-5]', async () => {
    const staff = await newStaff(board);
    const claims = claimsOf(staff.headers['staff-token']);
    const secret = board.app.get(Settings).COMPANY_JWT_SECRET;
    for (const token of [
      makeToken({ alg: 'HS256' }, claims, secret),
      makeToken({ alg: 'none' }, claims),
      makeToken({ alg: 'HS256' }, claims, ''),
    ])
      expectFailure(await self({ 'staff-token': token }), 401, 'unauthorized');
  });

  it('locks the account after ten failures, for unknown devices [STAFF-4]', async () => {
    const staff = await newStaff(board);
    for (let count = 0; count < 10; count += 1)
      expectFailure(await signIn(staff, { password: 'Wrong-password-1' }), 401, 'invalid_credentials');
    expectFailure(await signIn(staff, { code: codeOf(staff.secret) }), 401, 'invalid_credentials');
    const [mail] = await board.connection.collection('outbox').find({ template: 'account-locked' }).toArray();
    expect(mail?.to).toBe(staff.email);
  });

  it('is never allowed across origins: no preflight names its header [STAFF-6]', async () => {
    const asked = await board.http.options('/api/staff/self').set({
      origin: ORIGIN,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'staff-token',
    });
    expect(asked.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(asked.headers['access-control-allow-headers']).toMatch(/\btoken\b/);
    expect(asked.headers['access-control-allow-headers']).not.toContain('staff-token');
  });

  it('is logged when it enrols and signs in [LOG-1]', async () => {
    const staff = await newStaff(board);
    await signIn(staff, { code: codeOf(staff.secret) }).expect(200);
    await eventually(async () => {
      const events = await board.app.get(SecurityLog).about({ kind: 'staff', id: staff.id }, 9);
      expect(events.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['staff-enrolled', 'second-factor-on', 'signed-in']),
      );
    }, 5_000);
  });
});

describe('a board with STAFF=off', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());

  it('has no route of staff and does not document one [STAFF-1]', async () => {
    for (const path of ['self', 'queue', 'sign-in', 'enrol']) {
      expectFailure(await board.http.get(`/api/staff/${path}`), 404, 'not_found');
      expectFailure(await board.http.post(`/api/staff/${path}`).send({}), 404, 'not_found');
    }
    const { body } = await board.http.get('/api/docs-json').expect(200);
    expect(JSON.stringify(body)).not.toMatch(/staff/i);
  });
});
