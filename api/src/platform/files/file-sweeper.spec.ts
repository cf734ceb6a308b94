import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { discovered } from '../../../test/discovered.js';
import { startSchedule } from '../../../test/schedule.js';
import { FileOwners } from './file-owners.js';
import { FileSweeper } from './file-sweeper.js';
import type { FilesRepository } from './files.repository.js';
import type { FilesService } from './files.service.js';
import type { FileStore } from './store/file-store.js';

const MINUTE = 60_000;

describe('the schedule of FileSweeper', () => {
  const stops: (() => Promise<void>)[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  async function start() {
    const sweeper = new FileSweeper(
      {} as FilesRepository,
      {} as FilesService,
      new FileOwners(discovered()),
      {} as FileStore,
    );
    const sweep = jest.spyOn(sweeper, 'sweep').mockResolvedValue(0);
    const stop = await startSchedule(sweeper);
    stops.push(stop);
    return { sweep, stop };
  }

  it('sweeps every ten minutes until the board stops', async () => {
    const { sweep, stop } = await start();
    await jest.advanceTimersByTimeAsync(10 * MINUTE - 1);
    expect(sweep).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(20 * MINUTE + 1);
    expect(sweep).toHaveBeenCalledTimes(3);
    await stop();
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    expect(sweep).toHaveBeenCalledTimes(3);
  });

  it('does not start a second sweep while one takes longer than ten minutes', async () => {
    const { sweep } = await start();
    let end = (): void => undefined;
    sweep.mockReturnValueOnce(new Promise((resolve) => (end = () => resolve(0))));
    await jest.advanceTimersByTimeAsync(30 * MINUTE);
    expect(sweep).toHaveBeenCalledTimes(1);
    end();
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(sweep).toHaveBeenCalledTimes(2);
  });

  it('logs a failed sweep and sweeps again at the next interval', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const { sweep } = await start();
    sweep.mockRejectedValueOnce(new Error('the database is away'));
    await jest.advanceTimersByTimeAsync(20 * MINUTE);
    expect(sweep).toHaveBeenCalledTimes(2);
    expect(log.mock.calls).toEqual([[{ err: new Error('the database is away') }, 'sweep failed']]);
  });
});

describe('the retention of a file without references', () => {
  const SINCE = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['keeps the file one millisecond before an hour is over', 60 * MINUTE - 1, 0],
    ['removes the file after exactly an hour', 60 * MINUTE, 1],
  ])('%s', async (_, passed, removed) => {
    const file = { _id: new Types.ObjectId(), purpose: 'resume', unreferencedSince: SINCE };
    const repository = {
      createdBefore: jest.fn().mockResolvedValue([file]),
      markReferenced: jest.fn(),
      markUnreferenced: jest.fn(),
      knownKeys: jest.fn().mockResolvedValue(new Set()),
    };
    const remove = jest.fn();
    const nobody = { refers: () => Promise.resolve([]) };
    const owners = new FileOwners(discovered({ users: nobody }));
    owners.onModuleInit();
    const sweeper = new FileSweeper(
      repository as unknown as FilesRepository,
      { remove } as unknown as FilesService,
      owners,
      { keysAfter: () => Promise.resolve({ keys: [] }) } as unknown as FileStore,
    );
    await expect(sweeper.sweep(new Date(SINCE.getTime() + passed))).resolves.toBe(removed);
    expect(remove.mock.calls).toEqual(removed ? [[file._id.toHexString()]] : []);
  });
});
