import { checkAdvert } from '../modules/advert-check/check-advert.js';
import { rowsOf } from './guard/rows.js';
import { readWholeFile } from './import/read-file.js';
import { printLine, printLineToStderr } from './print.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';

const USAGE = 'Usage: npm run guard -- FILE';
const SOME_REFUSED = 2;

runCommand(async () => {
  const [path, ...more] = parseArguments(USAGE, { allowPositionals: true }).positionals;
  if (!path || more.length > 0) throw new CommandError(USAGE);
  const { text, name } = await readWholeFile(path);
  const rows = rowsOf(text, name);
  for (const [index, row] of rows.entries())
    if ('advert' in row) printLine(JSON.stringify({ index, ...checkAdvert(row.advert) }));
    else printLineToStderr(row.refusal);
  return rows.some((row) => 'refusal' in row) ? SOME_REFUSED : 0;
});
