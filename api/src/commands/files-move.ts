import { BackupModule } from './backup/backup.module.js';
import { FileMover, NoFormerStore } from '../platform/files/file-mover.js';
import { printLine, printLineToStderr } from './print.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';
import { withModule } from './with-board.js';

const USAGE = `Usage: npm run files:move -- [--dry-run]

Moves files into the store that FILE_STORE names, out of the other one. The board may run; what is stopped goes on with the next run.
--dry-run   only counts them`;

runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { 'dry-run': isDry, help } = parseArguments(USAGE, {
    options: { 'dry-run': flag, help: flag },
  }).values;
  if (help) {
    printLine(USAGE);
    return 0;
  }
  const counts = await withModule(BackupModule, (board) =>
    board.get(FileMover).move(isDry, ({ moved, there }) => {
      printLineToStderr(`${moved + there} files`);
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof NoFormerStore)) throw error;
    throw new CommandError(
      'There is one store only: name the bucket (S3_ENDPOINT, S3_BUCKET and its keys) too.',
    );
  });
  const { moved, there, missing } = counts;
  const lost = missing > 0 ? `; ${missing} are in neither store` : '';
  printLine(`${moved} files ${isDry ? 'would be moved' : 'were moved'}, ${there} were there already${lost}.`);
  return missing > 0 ? 2 : 0;
});
