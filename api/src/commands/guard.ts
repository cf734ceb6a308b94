import type { Advert } from '../modules/advert-check/advert-text.js';
import { checkAdvert } from '../modules/advert-check/check-advert.js';
import { textKey } from '../modules/advert-check/text-key.js';
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
  const publishers = new Map<string, string>();
  for (const [index, row] of rows.entries())
    if ('advert' in row) {
      const isCopied = isOfAnother(row.advert, publishers);
      printLine(JSON.stringify({ index, ...checkAdvert({ ...row.advert, isCopied }) }));
    } else printLineToStderr(row.refusal);
  return rows.some((row) => 'refusal' in row) ? SOME_REFUSED : 0;
});

/** Whether an earlier advert of another company has the same text. @param publishers the first company of each text */
function isOfAnother({ company, description }: Advert, publishers: Map<string, string>): boolean {
  const key = textKey(description);
  if (key === undefined) return false;
  const first = publishers.get(key) ?? company;
  publishers.set(key, first);
  return first !== company;
}
