import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandOf } from '@skybil/mongod/processes';
import { UserError } from '@skybil/mongod/user-error';

/** Exit code of a start in a folder whose board runs: a temporary failure. */
const RUNS_ALREADY = 75;

interface Running {
  pid: number;
  site: string;
}

/**
 * Claims a data folder for this board.
 * @returns a function that releases it
 * @throws UserError naming the address of the board that runs there
 */
export function claimFolder(dataDir: string, site: string): () => void {
  const file = path.join(dataDir, 'board.json');
  const mine: Running = { pid: process.pid, site };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const other = runningIn(file);
    if (other) {
      throw new UserError(
        `A board runs in this folder already, at ${other.site} (process ${other.pid}). Stop it with Ctrl-C where it was ` +
          'started, or start a second one with a DATA_DIR and a PORT of its own.',
        RUNS_ALREADY,
      );
    }
    // left by a killed board
    rmSync(file, { force: true });
  }
}

function runningIn(file: string): Running | undefined {
  try {
    const other = JSON.parse(readFileSync(file, 'utf8')) as Running;
    return commandOf(other.pid).includes('start.ts') ? other : undefined;
  } catch {
    return undefined;
  }
}
