import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { DamagedBackup, type Part, readParts } from './backup/backup-format.js';
import { BackupModule } from './backup/backup.module.js';
import { NotEmpty, RestoreService } from './backup/restore.service.js';
import { printLine } from './print.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';
import { withModule } from './with-board.js';

const USAGE = `Usage: npm run restore -- FILE [--dry-run] [--replace]

Reads a backup whole, and then puts it into an empty database and its files into the file store. Stop every copy of the board first.
--dry-run   only reads it, and says what it holds
--replace   empties a database that holds something first`;

const SOME_MISSING = 2;
/** Larger than the default of 16 kB, so fewer pieces have to be joined. */
const CHUNK_BYTES = 2 ** 20;

runCommand(async () => {
  const { file, dryRun, replace, help } = readArguments();
  if (help) {
    printLine(USAGE);
    return 0;
  }
  // A first pass reads the whole file, so a damaged backup changes nothing.
  const { documents, files, missing } = await count(file);
  const isWhole = missing.length === 0;
  printLine(`${file} ${isWhole ? 'is whole' : 'is not whole'}: ${documents} documents and ${files} files.`);
  for (const id of missing)
    printLine(
      `Warning: the file ${id} is not in it, only its row: it was lost, or removed while the backup was made.`,
    );
  if (!dryRun) await restore(file, replace);
  return isWhole ? 0 : SOME_MISSING;
});

async function restore(file: string, replace: boolean): Promise<void> {
  const { documents, files, boardId } = await withModule(BackupModule, (board) =>
    board.get(RestoreService).restore(parts(file), replace),
  ).catch((error: unknown) => {
    if (!(error instanceof NotEmpty)) throw error;
    throw new CommandError(
      `The database is not empty: it holds ${error.message}. Name another in MONGODB_URI, or give it up with --replace.`,
    );
  });
  printLine(`${documents} documents and ${files} files were restored. The board may be started.`);
  printLine(
    `It is a board of its own, ${boardId}: in a bucket it touches no file of the board that was backed up.`,
  );
}

/** `missing` are the ids of files whose row is in the backup without bytes. */
async function count(file: string): Promise<{ documents: number; files: number; missing: string[] }> {
  const counts = { documents: 0, files: 0 };
  const idsByKey = new Map<string, string>();
  for await (const part of parts(file)) {
    if ('storeKey' in part) {
      counts.files += 1;
      idsByKey.delete(part.storeKey);
      continue;
    }
    counts.documents += 1;
    const { _id, storeKey } = part.document;
    if (part.collection === 'files') idsByKey.set(String(storeKey), String(_id));
  }
  return { ...counts, missing: [...idsByKey.values()] };
}

async function* parts(file: string): AsyncGenerator<Part> {
  const read = createReadStream(file);
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  read.on('error', (error) => gunzip.destroy(error));
  try {
    yield* readParts(read.pipe(gunzip));
  } catch (error) {
    throw readable(file, error);
  } finally {
    read.destroy();
  }
}

function readable(file: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof DamagedBackup)
    return new CommandError(`${file} cannot be restored: ${error.message}.`);
  if (code.startsWith('Z_'))
    return new CommandError(`${file} cannot be restored: it is damaged, or cut short.`);
  if (['ENOENT', 'EACCES', 'EISDIR'].includes(code))
    return new CommandError(`There is no file ${file} that can be read.`);
  return error;
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArguments(USAGE, {
    allowPositionals: true,
    options: { 'dry-run': flag, replace: flag, help: flag },
  });
  const { 'dry-run': dryRun, replace, help } = values;
  const [file = '', ...more] = positionals;
  if (!help && (!file || more.length > 0)) throw new CommandError(USAGE);
  return { file, dryRun, replace, help };
}
