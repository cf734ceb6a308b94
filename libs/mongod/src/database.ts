import { freePort } from './ports.ts';
import { isRunning } from './processes.ts';
import { type Tell, findMongod } from './find.ts';
import { makeFolders, type Folders } from './folders.ts';
import { findRunning, type RunningMongod } from './leftover.ts';
import { startMongod, stopMongod } from './mongod.ts';
import { becomePrimary, databaseUri } from './replica-set.ts';
import { enter, forgetAll, leave } from './users.ts';

export interface Database {
  uri: string;
  /** Ends it, unless somebody else still uses it. */
  stop: () => Promise<void>;
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

/** A mongod of our own, with its data in this folder. */
export async function ownDatabase(
  dataDir: string,
  preferredPort: number,
  tell: Tell = () => undefined,
): Promise<Database> {
  const folders = makeFolders(dataDir);
  let running = await reuse(folders, tell);
  if (!running) {
    forgetAll(folders);
    running = await start(folders, preferredPort, tell);
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
