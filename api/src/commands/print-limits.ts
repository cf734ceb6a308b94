import { writeFileSync } from 'node:fs';
import { limitTable } from '../platform/contract/route/limit-table.js';
import { CommandError, runCommand } from './run-command.js';

/** Writes the table of limits, as it stands in docs/security.md, to the file named on the command line. */
runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new CommandError('usage: print-limits FILE');
  writeFileSync(file, limitTable());
  return 0;
});
