import { PassThrough } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { setAnswerHeaders } from './answer-headers.js';
import type { CachedAnswer } from './public-cache.js';

const compressed: CachedAnswer = {
  plain: Buffer.from('{"jobs":[]}'),
  br: brotliCompressSync('as br'),
  gzip: gzipSync('as gzip'),
  etag: 'W/"of-the-answer"',
  key: 'jobs []',
};
const plain: CachedAnswer = { plain: compressed.plain, etag: compressed.etag, key: compressed.key };

describe('a cached answer', () => {
  /** The body as received, without decompression. */
  const get = (accepted: string, answer = compressed) =>
    supertest(
      express().use(
        (_request, response) => void response.vary('Origin').send(setAnswerHeaders(response, answer)),
      ),
    )
      .get('/')
      .set('accept-encoding', accepted)
      .buffer(true)
      .parse((response, done) => {
        const bytes: Buffer[] = [];
        response.pipe(new PassThrough()).on('data', (chunk: Buffer) => bytes.push(chunk));
        response.on('end', () => done(null, Buffer.concat(bytes).toString()));
      });

  it.each([
    ['br, gzip', 'br', 'as br'],
    ['gzip', 'gzip', 'as gzip'],
    ['identity', undefined, '{"jobs":[]}'],
  ])('is sent to a client that accepts %s as %s', async (accepted, encoding, bytes) => {
    const { headers, body } = await get(accepted).expect(200);
    expect([headers['content-encoding'], body]).toEqual([encoding, bytes]);
  });

  it('is sent uncompressed to a client that names no encoding', async () => {
    const { headers } = await get('').expect(200);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is sent uncompressed until it has been compressed', async () => {
    const { headers, body } = await get('br, gzip', plain).expect(200);
    expect([headers['content-encoding'], body]).toEqual([undefined, '{"jobs":[]}']);
  });

  it('is JSON that caches must revalidate, and its Vary header adds to an existing one', async () => {
    const { headers } = await get('identity').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      etag: 'W/"of-the-answer"',
    });
    expect(headers['vary']?.toLowerCase().split(', ')).toEqual(['origin', 'accept-encoding']);
  });
});
