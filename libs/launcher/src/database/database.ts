import { freePort } from '../support/ports.ts';
import { isRunning } from '../support/processes.ts';
import { say, since } from '../support/say.ts';
import { findMongod } from './find.ts';
import { makeFolders, type Folders } from './folders.ts';
import { findRunning, type RunningMongod } from './leftover.ts';
import { startMongod, stopMongod } from './mongod.ts';
import { checkRemote } from './remote.ts';
import { becomePrimary, databaseUri } from './replica-set.ts';
import { enter, forgetAll, leave } from './users.ts';

const PREFERRED_PORT = 27117;

export interface Database {
  uri: string;
  /** Ends it, unless somebody else still uses it. */
  stop: () => Promise<void>;
}

/** Takes over a mongod that a crash (or another command) left running; one that does not answer is ended. */
async function reuse(folders: Folders): Promise<RunningMongod | undefined> {
  const running = findRunning(folders);
  if (!running) return undefined;
  try {
    await becomePrimary(running.port, () => isRunning(running.pid));
    say('database', `using the mongod that already runs on port ${running.port}`);
    return running;
  } catch {
    say('database', 'ending a mongod from an earlier run that does not answer');
    await stopMongod(running);
    return undefined;
  }
}

async function start(folders: Folders, preferredPort: number): Promise<RunningMongod> {
  const { binary, version } = await findMongod();
  const port = await freePort(preferredPort);
  const began = performance.now();
  const running = await startMongod(binary, folders, port);
  say('database', `mongod ${version} on port ${port} (${since(began)})`);
  return running;
}

/** A mongod of our own, with its data in this folder. */
export async function ownDatabase(dataDir: string, preferredPort = PREFERRED_PORT): Promise<Database> {
  const folders = makeFolders(dataDir);
  let running = await reuse(folders);
  if (!running) {
    forgetAll(folders);
    running = await start(folders, preferredPort);
  }
  enter(folders);
  const served = running;
  return {
    uri: databaseUri(served.port),
    stop: async () => {
      if (leave(folders)) await stopMongod(served);
    },
  };
}

/** The database of the board: the one MONGODB_URI names, else one of our own. */
export async function boardDatabase(dataDir: string): Promise<Database> {
  const uri = process.env.MONGODB_URI;
  if (!uri) return ownDatabase(dataDir);
  say('database', 'using the one MONGODB_URI names');
  await checkRemote(uri);
  return { uri, stop: () => Promise.resolve() };
}
