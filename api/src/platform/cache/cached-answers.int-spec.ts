import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner } from '@nestjs/core';
import { MESSAGES } from '@skybil/shared';
import { ACCESS } from '../contract/route/access.decorator.js';
import { LIMIT } from '../contract/route/limit.decorator.js';
import { AppError } from '../errors/app-error.js';
import { BytesInFlight } from '../limits/bytes-in-flight.js';
import { READS } from '../contract/route/limit-rules.js';
import { RequestLimits } from '../limits/request-limits.js';
import { controllersOf } from '../../http/server/accepted-bodies.js';
import { CachedAnswerInterceptor } from './cached-answer.interceptor.js';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';

describe('a public route with @Cached()', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard();
    await newJob(board, await newCompany(board));
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());

  it('is public and has no limit of its own, on every controller [CALL-4]', () => {
    const cached = controllersOf(board.app).flatMap((controller) => {
      const prototype = controller.prototype as Record<string, object>;
      return new MetadataScanner()
        .getAllMethodNames(prototype)
        .map((name) => prototype[name] as object)
        .filter((handler) => {
          const used = Reflect.getMetadata(INTERCEPTORS_METADATA, handler) as unknown[] | undefined;
          return used?.includes(CachedAnswerInterceptor);
        });
    });
    expect(cached.length).toBeGreaterThan(3);
    for (const handler of cached) {
      expect(Reflect.getMetadata(ACCESS, handler)).toMatchObject({ admitted: 'public' });
      expect(Reflect.hasMetadata(LIMIT, handler)).toBe(false);
    }
  });

  it('sends JSON that caches must revalidate, with its length and a weak ETag', async () => {
    const { body, headers } = await board.http.get('/api/jobs/facets?category=Programming').expect(200);
    expect(body).toMatchObject({ success: true });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      'content-length': expect.stringMatching(/^\d+$/) as string,
      etag: expect.stringMatching(/^W\//) as string,
      vary: expect.stringMatching(/accept-encoding/i) as string,
    });
  });

  it('answers 503 with Retry-After when the memory for answers in flight is used up', async () => {
    jest.spyOn(board.app.get(BytesInFlight), 'send').mockImplementationOnce(() => {
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 5 });
    });
    const response = await board.http.get('/api/jobs/facets?location=budget');
    expectFailure(response, 503, 'unavailable');
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(response.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['an unknown value', '/api/jobs/facets?level=None', 'level'],
    ['a repeated key', '/api/jobs?page=1&page=2', 'page'],
    ['page 0', '/api/remotejobs?page=0', 'page'],
  ])('refuses %s and names the field [INPUT-1]', async (_, address, field) => {
    const response = await board.http.get(address);
    expectFailure(response, 400, 'bad_input');
    expect(response.body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('counts as a read, and refuses an address that exceeds the limit of reads', async () => {
    const useInMemory = jest.spyOn(board.app.get(RequestLimits), 'useInMemory');
    await board.http.get('/api/jobs/facets?location=counted').expect(200);
    expect(useInMemory.mock.calls.filter(([, rule]) => rule === READS)).toHaveLength(1);
    useInMemory.mockImplementation((_, rule) => {
      if (rule === READS) throw new AppError('too_many_requests', MESSAGES.tooManyRequests);
    });
    expectFailure(await board.http.get('/api/jobs/facets?location=refused'), 429, 'too_many_requests');
  });

  it.each(['/api/jobs/facets?unknown=1', '/api/jobs/facets?level=Senior%20level&__proto=x'])(
    'ignores unknown keys: %s',
    async (address) => {
      const { body } = await board.http.get(address).expect(200);
      expect(body).toMatchObject({ success: true });
    },
  );

  it('answers 304 to a client that already has the answer', async () => {
    const address = '/api/jobs/facets?location=known';
    const { headers } = await board.http.get(address).expect(200);
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await board.http.get(address).set(known).expect(304)).text).toBe('');
  });

  it('sends the CORS headers to a listed origin', async () => {
    const other = await startBoard({ CORS_ORIGINS: 'https://friend.example' });
    try {
      const { headers } = await other.http.get('/api/jobs/facets').set('origin', 'https://friend.example');
      expect(headers['access-control-allow-origin']).toBe('https://friend.example');
    } finally {
      await other.close();
    }
  });

  it('answers HEAD with headers and no body', async () => {
    const { headers, text } = await board.http.head('/api/jobs/facets').expect(200);
    expect(headers['etag']).toMatch(/^W\//);
    expect(text).toBeUndefined();
  });
});
