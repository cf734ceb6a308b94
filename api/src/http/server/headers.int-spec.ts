import type { Server } from 'node:http';
import { newCompany, newSeeker, startBoard, type TestBoard, uploadResume } from '../../../test/board.js';

const LISTED = 'https://app.example';
const EXPOSED = ['content-range', 'etag', 'retry-after', 'x-request-id'];

describe('headers', () => {
  let board: TestBoard;
  let signedIn: Record<string, string>;

  beforeAll(async () => {
    board = await startBoard({ CORS_ORIGINS: `${LISTED}, https://other.example` });
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    signedIn = { ...(await newCompany(board)).headers, ...seeker.headers };
  });
  afterAll(() => board.close());

  const preflight = (origin: string) =>
    board.http.options('/api/users/apply').set({ origin, 'access-control-request-method': 'POST' });

  it.each([LISTED, 'https://other.example'])('allows calls from the listed origin %s', async (origin) => {
    const asked = await preflight(origin);
    expect(asked.status).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization,token,content-type,idempotency-key',
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
      'access-control-max-age': '600',
      vary: expect.stringMatching(/origin/i),
    });
    expect(asked.headers).not.toHaveProperty('access-control-allow-credentials');
    const called = await board.http.get('/api/jobs').set({ origin }).expect(200);
    expect(called.headers['access-control-allow-origin']).toBe(origin);
    expect(String(called.headers['access-control-expose-headers']).split(',')).toEqual(EXPOSED);
    const failed = await board.http.get('/api/users/user').set({ origin }).expect(401);
    expect(failed.headers['access-control-allow-origin']).toBe(origin);
  });

  it.each([
    'https://evil.example',
    'http://app.example',
    'https://app.example.evil.example',
    'https://xapp.example',
    'null',
    '*',
  ])('refuses calls from the origin %s', async (origin) => {
    for (const response of [await preflight(origin), await board.http.get('/api/jobs').set({ origin })]) {
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it.each([
    '/api/jobs',
    '/api/nothing',
    '/api/users/user',
    '/api/company/company',
    '/api/health/live',
    '/api/jobs/x',
    '/api',
  ])('protects %s with the headers of the API', async (address) => {
    for (const headers of [{}, signedIn]) {
      const response = await board.http.get(address).set(headers);
      expect(response.headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(response.headers).not.toHaveProperty('strict-transport-security');
      expect(response.headers).not.toHaveProperty('x-powered-by');
    }
  });

  it.each([
    '/api/users/user',
    '/api/users/applications',
    '/api/users/remote-applications',
    '/api/company/company',
    '/api/company/list-jobs',
    '/api/company/applicants',
    '/api/company/jobs',
    '/api/company/applications',
    '/api/company/applications.csv',
    '/api/company/profile',
    '/api/company/stats',
  ])('forbids caching %s, which belongs to one person', async (address) => {
    const response = await board.http.get(address).set(signedIn).expect(200);
    expect(response.headers['cache-control']).toContain('no-store');
  });

  it('lets clients cache public lists and revalidate them', async () => {
    const first = await board.http.get('/api/jobs').expect(200);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    await board.http.get('/api/jobs').set('if-none-match', String(first.headers.etag)).expect(304);
  });

  it.each(['/', '/about', '/no-such-page', '/dashboard', '/dashboard/manage-jobs', '/api/docs', '/inbox'])(
    'protects %s with the headers of a page and sends no inline script',
    async (address) => {
      const response = await board.http.get(address).redirects(1);
      const policy = String(response.headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "style-src 'self' 'unsafe-inline'",
        ]),
      );
      expect(policy).toEqual(
        expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      );
      expect(policy.find((rule) => rule.startsWith('frame-src'))).toContain("'self'");
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(response.headers).not.toHaveProperty('strict-transport-security');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      const scripts = response.text.match(/<script\b[^>]*>/gi) ?? [];
      for (const script of scripts) expect(script).toMatch(/\ssrc=|type="application\/(ld\+)?json"/);
      expect(response.text).not.toMatch(/<[^>]+\son\w+=/i);
    },
  );

  it('serves docs that fit a phone, beside the contract', async () => {
    const { text } = await board.http.get('/api/docs').redirects(1).expect(200);
    expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(text).toContain('<title>Skybil API</title>');
    const { body } = await board.http.get('/api/docs-json').expect(200);
    expect(body.info.title).toBe('Skybil job board');
    expect(Object.keys(body.paths)).toContain('/api/jobs/{id}');
  });

  it('gives a client 10 s for its headers and 60 s for a whole request [INPUT-6]', () => {
    expect(board.app.getHttpServer()).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000 });
  });

  it('keeps a connection open for longer than the minute for which a proxy keeps it [RUN-20]', () => {
    expect((board.app.getHttpServer() as Server).keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it('lets the console frame a PDF, which cannot run scripts', async () => {
    const { body } = await board.http.get('/api/users/user').set(signedIn).expect(200);
    const link = new URL(body.user.resume as string);
    const response = await board.http.get(link.pathname + link.search).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
});

describe('headers without CORS_ORIGINS', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ CORS_ORIGINS: '' });
  });
  afterAll(() => board.close());

  it('allows no calls from another origin [INPUT-7]', async () => {
    for (const origin of [LISTED, 'http://localhost:3000']) {
      const ask = board.http.options('/api/jobs').set({ origin, 'access-control-request-method': 'GET' });
      for (const response of [await ask, await board.http.get('/api/jobs').set({ origin })]) {
        expect(response.headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });
});
