import { lstat, open, rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupModule } from './backup/backup.module.js';
import { type BackupCounts, BackupService, SnapshotTooOld } from './backup/backup.service.js';
import { printLine, printLineToStderr } from './print.js';
import { CommandError, runCommand } from './run-command.js';
import { withModule } from './with-board.js';

const USAGE = `Usage: npm run backup -- FILE

Writes all that the board keeps, files too, as of one moment, while the board runs. FILE may be - for standard output.
It holds personal data and is not encrypted: keep it as you keep the database.`;

const SOME_MISSING = 2;
const OWNER_ONLY = 0o600;
/** Nearly as small as the highest level, in a third of the time. */
const GZIP_LEVEL = 4;

runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === '--help') {
    printLine(USAGE);
    return 0;
  }
  if (!file || more.length > 0 || /^--?\w/.test(file)) throw new CommandError(USAGE);
  const { madeAt, collections, documents, files, gone, missing } = await withModule(BackupModule, (board) =>
    write(board.get(BackupService), file).catch((error: unknown) => {
      throw readable(error);
    }),
  );
  // Standard output may carry the backup.
  printLineToStderr(
    `${file}: ${documents} documents of ${collections} collections and ${files} files, as of ${madeAt.toISOString()}.` +
      (gone > 0 ? ` ${gone} files were removed meanwhile.` : ''),
  );
  for (const id of missing)
    printLineToStderr(
      `Warning: the file ${id} is not in the file store, and so not in the backup; its row is.`,
    );
  return missing.length > 0 ? SOME_MISSING : 0;
});

async function write(backup: BackupService, file: string): Promise<BackupCounts> {
  if (file === '-') return compress(backup, process.stdout);
  if (await lstat(file).catch(() => undefined))
    throw new CommandError(`${file} is there already; choose another name.`);
  const unfinished = `${file}.part`;
  // `wx` follows no link and does not overwrite another backup.
  const output = await open(unfinished, 'wx', OWNER_ONLY);
  try {
    // The umask may have taken rights from the owner.
    await output.chmod(OWNER_ONLY);
    const counts = await compress(backup, output.createWriteStream());
    await rename(unfinished, file);
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function compress(backup: BackupService, output: Writable): Promise<BackupCounts> {
  let counts: BackupCounts | undefined;
  async function* parts(): AsyncGenerator<Buffer> {
    counts = yield* backup.parts(printLineToStderr);
  }
  await pipeline(Readable.from(parts()), createGzip({ level: GZIP_LEVEL }), output);
  return counts as BackupCounts;
}

function readable(error: unknown): unknown {
  if (error instanceof SnapshotTooOld) {
    return new CommandError(
      'The database no longer keeps the moment at which the backup began. Have it kept for longer: ' +
        'db.adminCommand({ setParameter: 1, minSnapshotHistoryWindowInSeconds: 3600 }).',
    );
  }
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST')
    return new CommandError(
      `${path} is there already: another backup is being written, or one was stopped. Remove it when none runs.`,
    );
  if (code === 'ENOSPC') return new CommandError('The disk is full: nothing was kept of the backup.');
  return path ? new CommandError(`The backup cannot be written to ${path}: ${code}.`) : error;
}
