import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { Assets } from './assets.js';

const SCRIPT = `export const words = '${'Build payment services with us. '.repeat(20)}';`;

describe('front end assets', () => {
  let folder: string;
  let http: ReturnType<typeof request>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assets-'));
    const dist = join(folder, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    mkdirSync(join(folder, 'dist-other'));
    for (const [name, content] of [
      ['dist/index.html', '<!doctype html>'],
      ['dist/favicon.svg', '<svg/>'],
      ['dist/picture.png', 'png'],
      ['dist/sw.js', 'the worker'],
      ['dist/sw-off.js', 'no worker'],
      ['dist/bare', 'bare'],
      ['dist/assets/app-1a2b.js', SCRIPT],
      ['secret.txt', 'canary'],
      ['dist-other/secret.txt', 'canary'],
    ] as const)
      writeFileSync(join(folder, name), content);
    const assets = new Assets(dist);
    const assetsTakenBack = new Assets(dist, false);
    const app = express();
    app.use((req, res, next) => {
      // A client that does not normalise its address would send this.
      const from = req.query['offline'] === 'off' ? assetsTakenBack : assets;
      from.send(String(req.query['path'] ?? req.path), req, res).then((sent) => {
        if (!sent) res.status(404).send('none');
      }, next);
    });
    http = request(app);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const get = (path: string, encoding = 'identity') => http.get(path).set('accept-encoding', encoding);

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends a script in the encoding of a browser that accepts %s', async (accepted, encoding) => {
    const response = await get('/assets/app-1a2b.js', accepted).expect(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(response.headers['vary']).toMatch(/accept-encoding/i);
    expect(response.text).toBe(SCRIPT);
  });

  it('sends the compressed file that the build made', async () => {
    writeFileSync(join(folder, 'dist', 'built.js'), SCRIPT);
    writeFileSync(join(folder, 'dist', 'built.js.br'), brotliCompressSync(`${SCRIPT}// as built`));
    expect((await get('/built.js', 'br').expect(200)).text).toBe(`${SCRIPT}// as built`);
    expect((await get('/built.js', 'gzip').expect(200)).text).toBe(SCRIPT);
  });

  it('caches a file with a hash in its name for a year, and any other for an hour', async () => {
    const hashed = await get('/assets/app-1a2b.js').expect(200);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await get('/favicon.svg').expect(200);
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
    expect(plain.headers['content-type']).toBe('image/svg+xml');
  });

  it('revalidates the service worker at each visit, and sends one that removes it when offline mode is off [LINE-1, LINE-9]', async () => {
    const on = await get('/sw.js').expect(200, 'the worker');
    const off = await get('/sw.js?offline=off').expect(200, 'no worker');
    for (const { headers } of [on, off]) expect(headers['cache-control']).toBe('no-cache');
  });

  it('does not compress a picture again', async () => {
    const response = await get('/picture.png', 'br, gzip').expect(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.headers).not.toHaveProperty('vary');
    expect(response.body.toString()).toBe('png');
  });

  it.each(['/index.html', '/bare', '/', '/missing.js', '/assets', '/dist/favicon.svg'])(
    'does not find %s',
    async (path) => {
      await get(path).expect(404, 'none');
    },
  );

  it.each(['/../secret.txt', '/../dist-other/secret.txt', '/assets/../../secret.txt', '../secret.txt'])(
    'reads no file outside its folder for %s',
    async (path) => {
      await http.get('/').query({ path }).expect(404, 'none');
    },
  );

  it('finds a file that was missing at first', async () => {
    await get('/late.txt').expect(404);
    writeFileSync(join(folder, 'dist', 'late.txt'), 'late');
    await get('/late.txt').expect(200, 'late');
  });

  it('reads a file once', async () => {
    await get('/favicon.svg').expect(200);
    writeFileSync(join(folder, 'dist', 'favicon.svg'), '<svg id="new"/>');
    expect((await get('/favicon.svg')).body.toString()).toBe('<svg/>');
  });
});
