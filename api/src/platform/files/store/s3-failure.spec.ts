import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { newStoreKey } from './file-store.js';
import { S3FileStore } from './s3-file-store.js';

const STORE_MS = 15_000;
const SECRET = 'canary-secret-key';
const xml = (code: string, message: string) =>
  `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

describe('a failing S3 store', () => {
  let warn: jest.SpyInstance;
  let servers: Server[];
  beforeEach(() => {
    servers = [];
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  const told = () => warn.mock.calls.map(([line]) => line as { cause: string; said: string; advice: string });

  async function storeAt(listener: RequestListener): Promise<S3FileStore> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return storeOn((server.address() as AddressInfo).port);
  }

  function storeOn(port: number): S3FileStore {
    const settings = Object.assign(new Settings(), {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: SECRET,
    });
    return new S3FileStore(settings, () => Promise.resolve({ id: 'board', isRestored: false }));
  }

  const answers = (status: number, body = ''): Promise<S3FileStore> =>
    storeAt((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end(body));
    });
  const put = (store: S3FileStore) => store.put(newStoreKey(), Buffer.from('%PDF-'), 'application/pdf');
  const unavailable = expect.objectContaining({ code: 'unavailable' }) as Error;

  it.each([
    [404, 'NoSuchBucket', 'bucket-missing', /S3_BUCKET/],
    [403, 'AccessDenied', 'access-denied', /S3_ACCESS_KEY_ID/],
    [403, 'InvalidAccessKeyId', 'wrong-key', /S3_ACCESS_KEY_ID/],
    [403, 'SignatureDoesNotMatch', 'wrong-key', /S3_SECRET_ACCESS_KEY/],
    [403, 'RequestTimeTooSkewed', 'clock-wrong', /clock/],
    [301, 'PermanentRedirect', 'wrong-region', /S3_REGION/],
    [503, 'SlowDown', 'store-overloaded', /fewer/],
    [500, 'InternalError', 'store-failing', /log/],
    [418, 'Teapot', 'refused', /S3_ENDPOINT/],
  ])(
    "logs a response with %i %s as %s, with the store's words and advice [RUN-14]",
    async (status, code, cause, advice) => {
      const store = await answers(status, xml(code, `because of ${SECRET}`));
      await expect(put(store)).rejects.toEqual(unavailable);
      expect(told()).toMatchObject([{ cause, said: `${status} ${code} because of [secret]` }]);
      expect(told()[0]?.advice).toMatch(advice);
    },
  );

  it('reports no file as missing or removed when the bucket does not exist', async () => {
    const store = await answers(404, xml('NoSuchBucket', 'gone'));
    await expect(store.open(newStoreKey())).rejects.toEqual(unavailable);
    await expect(store.remove(newStoreKey())).rejects.toEqual(unavailable);
    await expect(store.ping()).rejects.toEqual(unavailable);
  });

  it('reports a file as missing and logs nothing when the store says that the object does not exist', async () => {
    const store = await answers(404, xml('NoSuchKey', 'no such file'));
    await expect(store.open(newStoreKey())).resolves.toBeNull();
    expect(told()).toEqual([]);
  });

  it('logs a refused connection', async () => {
    const { port } = await storeAtNobody();
    await expect(put(storeOn(port))).rejects.toEqual(unavailable);
    expect(told()).toMatchObject([
      { cause: 'connection-refused', said: expect.stringContaining('ECONNREFUSED') as string },
    ]);
  });

  it('logs a dropped connection', async () => {
    const store = await storeAt((request) => request.socket.destroy());
    await expect(put(store)).rejects.toEqual(unavailable);
    expect(told()).toMatchObject([{ cause: 'connection-dropped' }]);
  });

  it('logs a store that does not answer and gives up after 15 s [RUN-14]', async () => {
    const { began } = hurry();
    const store = await storeAt(() => undefined);
    await expect(put(store)).rejects.toEqual(unavailable);
    expect(began).toEqual([STORE_MS]);
    expect(told()).toMatchObject([
      { cause: 'timed-out', advice: expect.stringContaining('S3_ENDPOINT') as string },
    ]);
  });

  it('breaks off the download when the store stops in the middle of a file', async () => {
    const store = await storeAt((_, response) => void response.writeHead(200).write('%PDF'));
    hurry();
    const file = await store.open(newStoreKey());
    await expect(file && text(file)).rejects.toThrow('stopped in the middle');
  });

  it('applies no timeout while a slow reader takes nothing', async () => {
    const store = await storeAt((_, response) => response.end('%PDF'));
    const { running } = hurry();
    const file = await store.open(newStoreKey());
    expect(running.size).toBe(0);
    const taken = file?.[Symbol.asyncIterator]();
    await taken?.next();
    expect(running.size).toBe(0);
  });

  /** Makes the timeout of the store pass a hundred times as fast. */
  function hurry(): { began: number[]; running: Set<unknown> } {
    const { setTimeout: later, clearTimeout: never } = globalThis;
    const waits = { began: [] as number[], running: new Set<unknown>() };
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, ms = 0) => {
      if (ms !== STORE_MS) return later(done, ms);
      const timer = later(done, ms / 100);
      waits.began.push(ms);
      waits.running.add(timer);
      return timer;
    }) as typeof setTimeout);
    jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
      waits.running.delete(timer);
      never(timer);
    });
    return waits;
  }

  async function storeAtNobody(): Promise<{ port: number }> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return { port };
  }
});
