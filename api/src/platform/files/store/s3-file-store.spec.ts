import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { newStoreKey } from './file-store.js';
import { S3FileStore } from './s3-file-store.js';

/** A fake S3 server with the calls that the store uses. */
function fakeS3(objects: Map<string, Buffer>, types: string[] = []): Server {
  return createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const body = await buffer(request);
      if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''))
        response.statusCode = 403;
      else if (!path.startsWith('/files/')) response.statusCode = 404;
      else if (request.method === 'PUT') {
        objects.set(path, body);
        types.push(request.headers['content-type'] ?? '');
      } else if (request.method === 'DELETE') response.statusCode = objects.delete(path) ? 204 : 404;
      else if (request.method === 'GET' && !objects.has(path)) response.statusCode = 404;
      response.end(request.method === 'GET' ? objects.get(path) : undefined);
    })();
  });
}

describe('S3FileStore', () => {
  const objects = new Map<string, Buffer>();
  const types: string[] = [];
  const server = fakeS3(objects, types);
  const settings = Object.assign(new Settings(), {
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  let store: S3FileStore;
  const board = () => Promise.resolve({ id: 'a1', isRestored: false });
  const restored = () => Promise.resolve({ id: 'b2', isRestored: true });
  beforeEach(() => {
    objects.clear();
    types.length = 0;
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());
  const bytes = Buffer.from('%PDF-');

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    settings.S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    store = new S3FileStore(settings, board);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('stores, opens and removes a file with signed requests', async () => {
    const key = newStoreKey();
    await store.put(key, bytes, 'application/pdf');
    expect([...objects.keys()]).toEqual([`/files/a1/${key}`]);
    expect(types).toEqual(['application/pdf']);
    const opened = await store.open(key);
    expect(opened && (await buffer(opened))).toEqual(bytes);
    await store.remove(key);
    await store.remove(key);
    await expect(store.open(key)).resolves.toBeNull();
    expect(objects.size).toBe(0);
  });

  it('reads and removes files that were stored before keys contained a board id [BACKUP-20]', async () => {
    const key = newStoreKey();
    objects.set(`/files/${key}`, bytes);
    const opened = await store.open(key);
    expect(opened && (await buffer(opened))).toEqual(bytes);
    await store.remove(key);
    expect(objects.size).toBe(0);
  });

  it('does not let a restored board read, overwrite or remove files of another board in the same bucket [BACKUP-20]', async () => {
    const trial = new S3FileStore(settings, restored);
    const [old, key] = [newStoreKey(), newStoreKey()];
    objects.set(`/files/${old}`, bytes);
    await store.put(key, bytes, 'application/pdf');
    const [others, before] = [[old, key], [...objects.keys()]];
    for (const one of others) {
      await expect(trial.open(one)).resolves.toBeNull();
      await trial.put(one, Buffer.from('trial'), 'application/pdf');
      await trial.remove(one);
    }
    expect([...objects.keys()]).toEqual(before);
    expect([...objects.values()]).toEqual([bytes, bytes]);
    for (const one of others) await store.remove(one);
  });

  it('reports whether the store is reachable', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
    const elsewhere = new S3FileStore(
      Object.assign(new Settings(), settings, { S3_ENDPOINT: 'http://127.0.0.1:9' }),
      board,
    );
    await expect(elsewhere.ping()).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 10 },
    });
    const noBucket = new S3FileStore(
      Object.assign(new Settings(), settings, { S3_BUCKET: 'nothing' }),
      board,
    );
    await expect(noBucket.ping()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not mistake a refusal for a missing file', async () => {
    const stranger = new S3FileStore(
      Object.assign(new Settings(), settings, { S3_ACCESS_KEY_ID: 'other' }),
      board,
    );
    await expect(stranger.open(newStoreKey())).rejects.toMatchObject({ code: 'unavailable' });
    await expect(stranger.remove(newStoreKey())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('throws when the store refuses a file', async () => {
    const wrongBucket = new S3FileStore(
      Object.assign(new Settings(), settings, { S3_BUCKET: 'nothing' }),
      board,
    );
    await expect(wrongBucket.put(newStoreKey(), bytes, 'application/pdf')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
