import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { isRunning } from './processes.ts';
import { type Tell, findMongod } from './find.ts';
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
  /** Stops it, unless another process still uses it. */
  stop: () => Promise<void>;
  /** Restarts it whenever it ends by itself. Only for a mongod of our own. */
  keepRunning?: () => void;
}

/** Takes over a mongod that a crash (or another command) left running; one that does not answer is ended. */
async function reuse(folders: Folders, tell: Tell): Promise<RunningMongod | undefined> {
  const running = findRunning(folders);
  if (!running) return undefined;
  try {
    await becomePrimary(running.port, () => isRunning(running.pid));
    tell(`using the mongod that already runs on port ${running.port}`);
    return running;
  } catch {
    tell('ending a mongod from an earlier run that does not answer');
    await stopMongod(running);
    return undefined;
  }
}

async function start(folders: Folders, preferredPort: number, tell: Tell): Promise<RunningMongod> {
  const { binary, version } = await findMongod(tell);
  const port = await freePort(preferredPort);
  const running = await startMongod(binary, folders, port);
  tell(`mongod ${version} on port ${port}`);
  return running;
}

/** False if the database is stopped meanwhile. The timer does not keep the process alive. */
async function passed(milliseconds: number, stopping: AbortSignal): Promise<boolean> {
  return sleep(milliseconds, true, { ref: false, signal: stopping }).catch(() => false);
}

/** On the same port, because the board has its address. */
async function startAgain(
  folders: Folders,
  died: RunningMongod,
  tell: Tell,
  stopping: AbortSignal,
): Promise<RunningMongod> {
  tell('it ended by itself; starting it again ...');
  try {
    const { binary } = await findMongod(tell);
    const running = await startMongod(binary, folders, died.port);
    tell(`it runs again, on port ${running.port}`);
    return running;
  } catch (error) {
    tell(firstLine(error));
    await passed(RETRY_MS, stopping);
    return died;
  }
}

/** The address of the mongod of our own that runs on this folder, if one does; starts none. */
export function runningDatabase(dataDir: string): string | undefined {
  const running = findRunning(makeFolders(dataDir));
  return running && databaseUri(running.port);
}

/** A mongod of our own, with its data in this folder. */
export async function ownDatabase(
  dataDir: string,
  preferredPort: number,
  tell: Tell = () => undefined,
): Promise<Database> {
  const folders = makeFolders(dataDir);
  let running = await reuse(folders, tell);
  if (!running) {
    removeAllUsers(folders);
    running = await start(folders, preferredPort, tell);
  }
  addUser(folders);
  let served = running;
  const stopping = new AbortController();
  let watching = Promise.resolve();
  const watch = async (): Promise<void> => {
    while (await passed(CHECK_MS, stopping.signal)) {
      if (!isRunning(served.pid)) served = await startAgain(folders, served, tell, stopping.signal);
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
