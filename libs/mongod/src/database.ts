import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { isRunning } from './processes.ts';
import { type Log, findMongod } from './find.ts';
import { startMongod, stopMongod } from './mongod.ts';
import { becomePrimary, databaseUri } from './replica-set.ts';
import {
  addUser,
  type Folders,
  findRunning,
  makeFolders,
  removeAllUsers,
  removeUser,
  type RunningMongod,
} from './running.ts';
import { firstLine } from './user-error.ts';

/** How often to check that mongod runs, and how long to wait after a failed restart. */
const CHECK_MS = 500;
const RETRY_MS = 5_000;

export interface Database {
  uri: string;
  /** Stops mongod, unless another process still uses it. */
  stop: () => Promise<void>;
  /** Restarts mongod whenever it ends by itself. Absent for a remote database. */
  keepRunning?: () => void;
}

/** Uses a mongod that another command or a crash left running. Stops one that does not answer. */
async function reuse(folders: Folders, log: Log): Promise<RunningMongod | undefined> {
  const running = findRunning(folders);
  if (!running) return undefined;
  try {
    await becomePrimary(running.port, () => isRunning(running.pid));
    log(`using the mongod that already runs on port ${running.port}`);
    return running;
  } catch {
    log('ending a mongod from an earlier run that does not answer');
    await stopMongod(running);
    return undefined;
  }
}

async function start(folders: Folders, preferredPort: number, log: Log): Promise<RunningMongod> {
  const { binary, version } = await findMongod(log);
  const port = await freePort(preferredPort);
  const running = await startMongod(binary, folders, port);
  log(`mongod ${version} on port ${port}`);
  return running;
}

/** @returns false if the database is stopped meanwhile */
async function passed(milliseconds: number, stopping: AbortSignal): Promise<boolean> {
  return sleep(milliseconds, true, { ref: false, signal: stopping }).catch(() => false);
}

/** On the same port, because the board keeps the address. */
async function startAgain(
  folders: Folders,
  died: RunningMongod,
  log: Log,
  stopping: AbortSignal,
): Promise<RunningMongod> {
  log('it ended by itself; starting it again ...');
  try {
    const { binary } = await findMongod(log);
    const running = await startMongod(binary, folders, died.port);
    log(`it runs again, on port ${running.port}`);
    return running;
  } catch (error) {
    log(firstLine(error));
    await passed(RETRY_MS, stopping);
    return died;
  }
}

export function runningDatabase(dataDir: string): string | undefined {
  const running = findRunning(makeFolders(dataDir));
  return running && databaseUri(running.port);
}

export async function startDatabase(
  dataDir: string,
  preferredPort: number,
  log: Log = () => undefined,
): Promise<Database> {
  const folders = makeFolders(dataDir);
  let running = await reuse(folders, log);
  if (!running) {
    removeAllUsers(folders);
    running = await start(folders, preferredPort, log);
  }
  addUser(folders);
  let served = running;
  const stopping = new AbortController();
  let watching = Promise.resolve();
  const watch = async (): Promise<void> => {
    while (await passed(CHECK_MS, stopping.signal)) {
      if (!isRunning(served.pid)) served = await startAgain(folders, served, log, stopping.signal);
    }
  };
  return {
    uri: databaseUri(served.port),
    keepRunning: () => {
      watching = watch();
    },
    stop: async () => {
      stopping.abort();
      await watching;
      if (removeUser(folders)) await stopMongod(served);
    },
  };
}
