import { statfs } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Connection } from 'mongoose';
import { Settings } from '../../../platform/config/settings.js';
import type { FileStore } from '../../../platform/files/store/file-store.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { register } from 'prom-client';
import type { MailService } from '../../../platform/mail/mail.service.js';
import type { JobSearch } from '../../../modules/jobs/search/job-search.js';
import { DiskSpace } from './disk-space.js';
import { HealthService } from './health.service.js';

jest.mock('node:fs/promises', () => ({ statfs: jest.fn() }));

const MB = 1024 * 1024;
const hangs = () => new Promise<never>(() => undefined);

describe('readiness', () => {
  const disk = jest.mocked(statfs);
  let ping: jest.Mock;
  let files: jest.Mock;
  let outboxAge: jest.Mock;
  let connection: { readyState: number; db: unknown };
  let isReady: jest.Mock;
  let health: HealthService;

  beforeEach(() => {
    jest.useFakeTimers();
    disk.mockReset().mockResolvedValue({ bavail: 101 * 256, bsize: 4096 } as never);
    ping = jest.fn(() => Promise.resolve({ ok: 1 }));
    files = jest.fn(() => Promise.resolve());
    outboxAge = jest.fn(() => Promise.resolve({ seconds: 0, dead: 0 }));
    isReady = jest.fn(() => Promise.resolve(true));
    connection = { readyState: 1, db: { admin: () => ({ ping }) } };
    health = new HealthService(
      connection as Connection,
      { ping: files } as unknown as FileStore,
      { outboxAge } as unknown as MailService,
      { isReady } as unknown as JobSearch,
      new DiskSpace(Object.assign(new Settings(), { DATA_DIR: '/data/of/board' })),
    );
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  async function failure() {
    const [error] = await Promise.all([
      health.ready().then(
        () => undefined,
        (thrown: unknown) => thrown,
      ),
      jest.advanceTimersByTimeAsync(2_000),
    ]);
    if (!(error instanceof AppError)) throw new Error('it is ready');
    return { code: error.code, message: error.message, ...error.details };
  }
  const down = (errors: Record<string, string>) => ({
    code: 'unavailable',
    message: MESSAGES.unavailable,
    retryAfter: 5,
    errors,
  });

  it('lists every part as up when all are up', async () => {
    expect(await health.ready()).toEqual({
      parts: { database: 'up', files: 'up', disk: 'up', mail: 'up', search: 'up' },
    });
    expect(disk).toHaveBeenCalledWith('/data/of/board');
  });

  it.each<[string, () => void]>([
    ['database', () => ping.mockRejectedValue(new Error('away'))],
    ['database', () => ping.mockImplementation(hangs)],
    ['database', () => (connection.readyState = 2)],
    ['database', () => Object.assign(connection, { db: undefined, readyState: 0 })],
    ['disk', () => disk.mockRejectedValue(new Error('gone'))],
    ['search', () => isReady.mockResolvedValue(false)],
    ['search', () => isReady.mockRejectedValue(new Error('away'))],
    ['search', () => isReady.mockImplementation(hangs)],
  ])('is down and names the part within 2 s when the %s is down', async (part, goAway) => {
    goAway();
    expect(await failure()).toEqual(down({ [part]: 'down' }));
  });

  it('names every part that is down', async () => {
    ping.mockRejectedValue(new Error('away'));
    isReady.mockResolvedValue(false);
    expect(await failure()).toEqual(down({ database: 'down', search: 'down' }));
  });

  it('is down with less than 100 MB of free disk space, and the answer, metric and log say so [RUN-54]', async () => {
    const [error, log] = [jest.spyOn(Logger.prototype, 'error'), jest.spyOn(Logger.prototype, 'log')];
    error.mockReturnValue();
    log.mockReturnValue();
    disk.mockResolvedValue({ bavail: 80 * 256, bsize: 4096 } as never);
    const said = '80 MB are free at /data/of/board, and the board needs 100 MB';
    for (let asked = 0; asked < 3; asked += 1) expect(await failure()).toEqual(down({ disk: said }));
    expect(error.mock.calls).toEqual([[`This copy is not ready: ${said}. Free some.`]]);
    expect(await register.metrics()).toMatch(
      /^# HELP skybil_disk_free_bytes .*104857600[^]*^skybil_disk_free_bytes\{path="\/data\/of\/board"\} 83886080$/m,
    );
    disk.mockResolvedValue({ bavail: 100 * 256, bsize: 4096 } as never);
    await health.ready();
    await health.ready();
    expect(log.mock.calls).toEqual([['There is room on the disk again.']]);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['is unreachable', () => files.mockRejectedValue(new Error('away'))],
    ['hangs', () => files.mockImplementation(hangs)],
  ])('is up with a warning when the file store %s [RUN-72]', async (_, goAway) => {
    goAway();
    const [readiness] = await Promise.all([health.ready(), jest.advanceTimersByTimeAsync(2_000)]);
    expect(readiness).toEqual({
      parts: { database: 'up', files: 'warning', disk: 'up', mail: 'up', search: 'up' },
      warnings: { files: 'The file store does not answer; uploads and documents wait for it' },
    });
  });

  it.each<[string, () => void, string]>([
    [
      'is delayed',
      () => outboxAge.mockResolvedValue({ seconds: 15 * 60, dead: 0 }),
      'the oldest mail waits for 15 minutes',
    ],
    ['was refused', () => outboxAge.mockResolvedValue({ seconds: 0, dead: 2 }), '2 refused for good'],
    ['cannot be read', () => outboxAge.mockRejectedValue(new Error('away')), 'The outbox cannot be read'],
    ['does not answer', () => outboxAge.mockImplementation(hangs), 'The outbox cannot be read'],
  ])('is up with a warning when mail %s [RUN-72]', async (_, happen, mail) => {
    happen();
    const [readiness] = await Promise.all([health.ready(), jest.advanceTimersByTimeAsync(2_000)]);
    expect(readiness).toMatchObject({ parts: { mail: 'warning', database: 'up' }, warnings: { mail } });
  });

  it('waits up to 2 s for a slow part', async () => {
    files.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(undefined), 1_999)));
    const [{ parts }] = await Promise.all([health.ready(), jest.advanceTimersByTimeAsync(2_000)]);
    expect(parts.files).toBe('up');
  });

  it('is up with just enough disk space and mail that is almost too old', async () => {
    disk.mockResolvedValue({ bavail: 1, bsize: 100 * MB + 1 } as never);
    outboxAge.mockResolvedValue({ seconds: 15 * 60 - 1, dead: 0 });
    expect((await health.ready()).parts).toMatchObject({ disk: 'up', mail: 'up' });
  });

  it('checks the working directory while the data folder does not exist', async () => {
    disk.mockRejectedValueOnce(new Error('ENOENT'));
    expect((await health.ready()).parts).toMatchObject({ disk: 'up' });
    expect(disk).toHaveBeenLastCalledWith('.');
  });

  it('is down during shutdown, whatever the state of the parts', async () => {
    health.markStopping();
    expect(await failure()).toEqual({
      code: 'unavailable',
      message: 'The board is stopping',
      retryAfter: 5,
    });
    expect(ping).not.toHaveBeenCalled();
  });
});
