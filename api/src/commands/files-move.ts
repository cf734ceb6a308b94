import { parseArgs } from 'node:util';
import { BackupModule } from './backup/backup.module.js';
import { FileMover, NoFormerStore } from '../platform/files/file-mover.js';
import { print, printAside } from './print.js';
import { CommandError, runCommand } from './run-command.js';
import { withParts } from './with-board.js';

const USAGE = `Usage: npm run files:move -- [--dry-run]

Moves files into the store that FILE_STORE names, out of the other one. The board may run; what is stopped goes on with the next run.
--dry-run   only counts them`;

runCommand(async () => {
  const { isDry, help } = readArguments();
  if (help) {
    print(`${USAGE}\n`);
    return 0;
  }
  const counts = await withParts(BackupModule, (board) =>
    board.get(FileMover).move(isDry, ({ moved, there }) => {
      printAside(`${moved + there} files\n`);
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof NoFormerStore)) throw error;
    throw new CommandError(
      'There is one store only: name the bucket (S3_ENDPOINT, S3_BUCKET and its keys) too.',
    );
  });
  const { moved, there, missing } = counts;
  const lost = missing > 0 ? `; ${missing} are in neither store` : '';
  print(`${moved} files ${isDry ? 'would be moved' : 'were moved'}, ${there} were there already${lost}.\n`);
  return missing > 0 ? 2 : 0;
});

function readArguments(): { isDry: boolean; help: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { 'dry-run': flag, help: flag } });
    return { isDry: values['dry-run'], help: values.help };
  } catch {
    throw new CommandError(USAGE);
  }
}
