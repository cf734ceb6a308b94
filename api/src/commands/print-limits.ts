import { readFileSync } from 'node:fs';
import { limitTable } from '../platform/contract/route/limit-table.js';
import { replaceBetween, writeGenerated } from './generated-file.js';
import { CommandError, runCommand } from './run-command.js';

runCommand(async () => {
  const [file, option] = process.argv.slice(2);
  if (!file) throw new CommandError('usage: print-limits FILE [--check]');
  writeGenerated(file, replaceBetween(readFileSync(file, 'utf8'), 'limits', limitTable()), option);
  return 0;
});
