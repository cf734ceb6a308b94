import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { DamagedBackup, type Part, readParts } from './backup/backup-format.js';
import { BackupModule } from './backup/backup.module.js';
import { NotEmpty, RestoreService } from './backup/restore.service.js';
import { print } from './print.js';
import { CommandError, runCommand } from './run-command.js';
import { withParts } from './with-board.js';

const USAGE = `Usage: npm run restore -- FILE [--dry-run] [--replace]

Reads a backup whole, and then puts it into an empty database and its files into the file store. Stop every copy of the board first.
--dry-run   only reads it, and says what it holds
--replace   empties a database that holds something first`;

const SOME_MISSING = 2;
/** Larger than the default of 16 kB, so fewer pieces have to be joined. */
const PIECE_BYTES = 2 ** 20;

runCommand(async () => {
  const { file, isDry, replaces, help } = readArguments();
  if (help) {
    say(USAGE);
    return 0;
  }
  // A first pass reads the whole file, so a damaged backup changes nothing.
  const held = await count(file);
  const { missing } = held;
  const isWhole = missing.length === 0;
  say(
    `${file} ${isWhole ? 'is whole' : 'is not whole'}: ${held.documents} documents and ${held.files} files.`,
  );
  for (const id of missing)
    say(
      `Warning: the file ${id} is not in it, only its row: it was lost, or removed while the backup was made.`,
    );
  const code = isWhole ? 0 : SOME_MISSING;
  if (isDry) return code;
  const put = await withParts(BackupModule, (board) =>
    board.get(RestoreService).restore(parts(file), replaces),
  ).catch((error: unknown) => {
    if (!(error instanceof NotEmpty)) throw error;
    throw new CommandError(
      `The database is not empty: it holds ${error.message}. Name another in MONGODB_URI, or give it up with --replace.`,
    );
  });
  say(`${put.documents} documents and ${put.files} files were restored. The board may be started.`);
  say(
    `It is a board of its own, ${put.boardId}: in a bucket it touches no file of the board that was backed up.`,
  );
  return code;
});

interface Held {
  documents: number;
  files: number;
  /** Ids of files whose row is in the backup without bytes. */
  missing: string[];
}

async function count(file: string): Promise<Held> {
  const counts = { documents: 0, files: 0 };
  const awaited = new Map<string, string>();
  for await (const part of parts(file)) {
    counts['storeKey' in part ? 'files' : 'documents'] += 1;
    if ('storeKey' in part) awaited.delete(part.storeKey);
    else if (part.collection === 'files')
      awaited.set(String(part.document.storeKey), String(part.document._id));
  }
  return { ...counts, missing: [...awaited.values()] };
}

async function* parts(file: string): AsyncGenerator<Part> {
  const read = createReadStream(file);
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES });
  read.on('error', (error) => gunzip.destroy(error));
  try {
    yield* readParts(read.pipe(gunzip));
  } catch (error) {
    throw sentence(file, error);
  } finally {
    read.destroy();
  }
}

function sentence(file: string, error: unknown): unknown {
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
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const [file = '', ...more] = positionals;
    if (!values.help && (!file || more.length > 0)) throw new CommandError(USAGE);
    return { file, isDry: values['dry-run'], replaces: values.replace, help: values.help };
  } catch {
    throw new CommandError(USAGE);
  }
}

function say(line: string): void {
  print(`${line}\n`);
}
