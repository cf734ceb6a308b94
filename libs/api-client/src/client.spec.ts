import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '@skybil/shared';
import { ApiError } from './api-error.js';
import { bodyOf, createApiClient } from './client.js';

const BASE = { baseUrl: 'http://board.example' };
const json = (body: unknown, status = 200): Response => Response.json(body, { status });

describe('the API client', () => {
  let sent: Request[];

  /** Answers every call of this test. */
  function answer(make: () => Response): void {
    vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      sent.push(input as Request);
      return Promise.resolve(make());
    });
  }

  beforeEach(() => {
    sent = [];
  });
  afterEach(() => vi.restoreAllMocks());

  it('returns the body of a successful call', async () => {
    answer(() => json({ success: true, message: 'OK', jobs: [], total: 0 }));
    const body = await bodyOf(createApiClient(BASE).GET('/api/jobs'));
    expect(body).toEqual({ success: true, message: 'OK', jobs: [], total: 0 });
  });

  it('fails for an answer with success: false, whatever its status [CALL-9]', async () => {
    answer(() => json({ success: false, message: MESSAGES.jobNotFound, code: 'not_found' }));
    await expect(bodyOf(createApiClient(BASE).GET('/api/jobs'))).rejects.toMatchObject({
      name: 'ApiError',
      status: 200,
      code: 'not_found',
      message: MESSAGES.jobNotFound,
    });
  });

  it('sends no credentials when nobody is signed in', async () => {
    answer(() => json({}));
    await createApiClient({
      ...BASE,
      getSeekerToken: () => Promise.resolve(null),
      getCompanyToken: () => null,
    }).GET('/api/jobs');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('token')).toBe(false);
  });

  it('sends the seeker’s token as Bearer and the recruiter’s in the header token', async () => {
    answer(() => json({}));
    const client = createApiClient({
      ...BASE,
      getSeekerToken: () => Promise.resolve('seeker-1'),
      getCompanyToken: () => 'company-1',
    });
    await client.GET('/api/users/user');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer seeker-1');
    expect(sent[0]?.headers.get('token')).toBe('company-1');
  });

  it('reads the tokens for each call', async () => {
    answer(() => json({}));
    const tokens = ['first', 'second'];
    const client = createApiClient({ ...BASE, getCompanyToken: () => tokens.shift() ?? null });
    await client.GET('/api/company/company');
    await client.GET('/api/company/company');
    expect(sent.map((request) => request.headers.get('token'))).toEqual(['first', 'second']);
  });

  it('repeats the key of a filter with several values', async () => {
    answer(() => json({}));
    await createApiClient(BASE).GET('/api/jobs', {
      params: { query: { category: ['Programming', 'Data Science'] } },
    });
    expect(new URL(sent[0]?.url ?? '').search).toBe('?category=Programming&category=Data%20Science');
  });

  it('throws the board’s message and code for a failed call', async () => {
    const errors = { email: 'Enter a valid e-mail address' };
    answer(() =>
      json({ success: false, message: 'Wrong', code: 'bad_input', requestId: 'r-1', errors }, 400),
    );
    const failure = await createApiClient(BASE)
      .POST('/api/company/login', { body: { email: 'x', password: 'y' } })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      message: 'Wrong',
      status: 400,
      code: 'bad_input',
      errors,
      requestId: 'r-1',
    });
  });

  it('throws a generic message for an answer that is not from the board', async () => {
    answer(() => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }));
    await expect(createApiClient(BASE).GET('/api/jobs')).rejects.toMatchObject({
      name: 'ApiError',
      message: MESSAGES.internal,
      status: 502,
      code: 'internal',
    });
  });

  it('throws a generic message for a failure whose body is null', async () => {
    answer(() => json(null, 500));
    await expect(createApiClient(BASE).GET('/api/jobs')).rejects.toMatchObject({
      message: MESSAGES.internal,
      status: 500,
    });
  });

  it('throws code network with a readable message without a connection', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    await expect(createApiClient(BASE).GET('/api/jobs')).rejects.toMatchObject({
      name: 'ApiError',
      message: MESSAGES.unreachable,
      status: 0,
      code: 'network',
    });
  });

  it('says that the device is offline [SITE-11]', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const message = expect.stringContaining("You're offline") as string;
    await expect(createApiClient(BASE).GET('/api/jobs')).rejects.toMatchObject({ message, code: 'network' });
    vi.unstubAllGlobals();
  });

  it('throws for a success without a body', async () => {
    answer(() => new Response(null, { status: 204, headers: { 'content-length': '0' } }));
    await expect(bodyOf(createApiClient(BASE).GET('/api/jobs'))).rejects.toBeInstanceOf(ApiError);
  });
});
