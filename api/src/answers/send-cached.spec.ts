import { PassThrough } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import type { RequestLimits } from '../limits/request-limits.js';
import type { CachedAnswer, PublicCache } from './public-cache.js';
import { sendCached } from './send-cached.js';

const answer: CachedAnswer = {
  plain: Buffer.from('{"jobs":[]}'),
  br: brotliCompressSync('as br'),
  gzip: gzipSync('as gzip'),
  etag: 'W/"of-the-answer"',
  key: 'jobs []',
};

describe('a kept answer', () => {
  const useRead = jest.fn();
  let kept: CachedAnswer;
  let routes: unknown[];
  let variesBy: string | undefined;
  beforeEach(() => {
    useRead.mockReset();
    kept = answer;
    routes = [];
    variesBy = undefined;
  });

  const cache = {
    at: (address: string) =>
      address === '/api/jobs?page=2' ? { answer: kept, route: '/api/jobs' } : undefined,
  };
  const app = express()
    .use((_request, response, next) => {
      response.once('close', () => routes.push(response.locals['route']));
      if (variesBy) response.vary(variesBy);
      next();
    })
    .use(sendCached(cache as unknown as PublicCache, { useRead } as unknown as RequestLimits))
    .use((_request, response) => void response.send('asked anew'));
  /** The bytes as they came. */
  const get = (accepted = 'identity', path = '/api/jobs?page=2') =>
    supertest(app)
      .get(path)
      .set('accept-encoding', accepted)
      .buffer(true)
      .parse((response, done) => {
        const bytes: Buffer[] = [];
        response.pipe(new PassThrough()).on('data', (chunk: Buffer) => bytes.push(chunk));
        response.on('end', () => done(null, Buffer.concat(bytes).toString()));
      });

  it('is sent whole, for the very same question only', async () => {
    expect((await get().expect(200)).body).toBe('{"jobs":[]}');
    expect((await get('identity', '/api/jobs?page=3').expect(200)).body).toBe('asked anew');
  });

  it('tells the log for which route it stands', async () => {
    await get().expect(200);
    expect(routes).toEqual(['/api/jobs']);
  });

  it('counts as a read, and is not sent to who has read too much', async () => {
    await get().expect(200);
    expect(useRead).toHaveBeenCalledTimes(1);
    useRead.mockImplementation(() => {
      throw Object.assign(new Error('too many'), { status: 429 });
    });
    expect((await get().expect(429)).body).not.toContain('jobs');
  });

  it('is named and described as when it was built', async () => {
    const { headers } = await get().expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      etag: 'W/"of-the-answer"',
      vary: expect.stringMatching(/accept-encoding/i) as string,
    });
  });

  it.each([
    ['br, gzip', 'br', 'as br'],
    ['gzip', 'gzip', 'as gzip'],
    ['identity', undefined, '{"jobs":[]}'],
  ])('is sent to who takes %s as %s', async (accepted, encoding, bytes) => {
    const { headers, body } = await get(accepted).expect(200);
    expect([headers['content-encoding'], body]).toEqual([encoding, bytes]);
  });

  it('is sent as it is to who names no encoding', async () => {
    const { headers } = await supertest(app).get('/api/jobs?page=2').set('accept-encoding', '').expect(200);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('varies by what was said before it, too', async () => {
    variesBy = 'Origin';
    const { headers } = await get().expect(200);
    expect(headers['vary']?.toLowerCase().split(', ')).toEqual(['origin', 'accept-encoding']);
  });

  it('is sent as it is until it was compressed', async () => {
    kept = { plain: answer.plain, etag: answer.etag, key: answer.key };
    const { headers, body } = await get('br, gzip').expect(200);
    expect([headers['content-encoding'], body]).toEqual([undefined, '{"jobs":[]}']);
  });

  it('answers a HEAD without its bytes, and nothing else that is sent there', async () => {
    const { headers } = await supertest(app).head('/api/jobs?page=2').expect(200);
    expect(headers['etag']).toBe('W/"of-the-answer"');
    const { text } = await supertest(app).post('/api/jobs?page=2').expect(200);
    expect(text).toBe('asked anew');
  });
});
