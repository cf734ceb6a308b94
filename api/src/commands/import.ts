import { open, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Format, FORMATS } from './import/advert.js';
import type { SkippedRow } from './import/skipped-rows.js';
import { feedOf } from './import/feed-name.js';
import { type ImportReport, ImportService, type MissingAdverts } from './import/import.service.js';
import { progressBar } from './import/progress-bar.js';
import { openAdverts } from './import/read-file.js';
import { printLine } from './print.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const USAGE = `Usage: npm run import -- FILE [--format ${FORMATS.join('|')}] [--feed NAME] [--all-languages] [--closes-missing [--force]] [--dry-run] [--report out.json]`;
const SOME_REFUSED = 2;
const NOT_CLOSED = 1;
/** Exit code of a shell for Ctrl-C. */
const STOPPED = 130;

runCommand(async () => {
  const { path, format, feed, dryRun, allLanguages, closeMissing, reportPath } = readArguments();
  const file = await openAdverts(path, format);
  if (reportPath) await checkReportPath(reportPath);
  const stop = new AbortController();
  // A second Ctrl-C kills the process. Another run then completes a half-written batch.
  process.once('SIGINT', () => stop.abort());
  const options = {
    dryRun,
    allLanguages,
    closeMissing,
    feed,
    onProgress: progressBar(process.stderr),
    signal: stop.signal,
  };
  const report = await withBoard((board) => board.get(ImportService).run(file, options));
  const { counts } = report;
  const name = basename(path);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  printLine(`${name}: ${rows} rows, read as ${file.format}`);
  printReport(report, file.format, dryRun);
  if (reportPath) await writeReport(reportPath, { file: name, format: file.format, dryRun, ...report });
  if (report.stopped) {
    printLine('Stopped before the end. Run it again: what is stored is left as it is, and the rest follows.');
    return STOPPED;
  }
  if (report.missing?.kept) return NOT_CLOSED;
  return counts.refused > 0 ? SOME_REFUSED : 0;
});

function readArguments() {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArguments(USAGE, {
    allowPositionals: true,
    options: {
      format: text,
      feed: text,
      'dry-run': { type: 'boolean', default: false },
      'all-languages': { type: 'boolean', default: false },
      'closes-missing': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      report: text,
    },
  });
  const [path, ...more] = positionals;
  const format = FORMATS.find((known) => known === values.format);
  if (!path || more.length > 0 || (values.format !== undefined && !format)) throw new CommandError(USAGE);
  const feed = values.feed?.trim().toLowerCase() ?? feedOf(path);
  if (feed === '') throw new CommandError(USAGE);
  if (values.force && !values['closes-missing']) throw new CommandError(USAGE);
  return {
    path,
    feed,
    format,
    dryRun: values['dry-run'],
    allLanguages: values['all-languages'],
    closeMissing: values['closes-missing']
      ? values.force
        ? ('all' as const)
        : ('most' as const)
      : undefined,
    reportPath: values.report,
  };
}

function printReport(
  { counts, refusals, repeats, notEnglish, heldByCheck, expired, missing }: ImportReport,
  format: Format,
  dryRun: boolean,
): void {
  const unit = format === 'csv' ? 'line' : 'entry';
  const row = ({ at, title, reason }: SkippedRow) => `${unit} ${at}${title ? ` (${title})` : ''}: ${reason}`;
  for (const refusal of refusals) printLine(`Refused ${row(refusal)}`);
  if (refusals.length < counts.refused) printLine(`Refused ${counts.refused - refusals.length} more`);
  for (const repeat of repeats) printLine(`Skipped ${row(repeat)}`);
  if (repeats.length < counts.repeated) printLine(`Skipped ${counts.repeated - repeats.length} more`);
  if (notEnglish > 0)
    printLine(`Not listed, because not in English: ${notEnglish} (--all-languages lists them)`);
  if (heldByCheck > 0)
    printLine(
      `Not listed, because the advert check holds them: ${heldByCheck} (npm run operator -- waiting)`,
    );
  if (expired > 0) printLine(`Not listed, because they look expired: ${expired}`);
  if (missing) printLine(missingInWords(missing, dryRun));
  const sums = (['new', 'changed', 'unchanged', 'refused'] as const).map(
    (outcome) => `${counts[outcome]} ${outcome}`,
  );
  if (counts.repeated > 0) sums.push(`${counts.repeated} repeated`);
  printLine(`${sums.join(', ')}${dryRun ? ' (dry run, nothing was written)' : ''}`);
}

const KEPT = {
  stopped: () => 'the import was stopped before the end of the file',
  unreadable: () => 'the file has rows that cannot be read',
  'too-many': (count: number, open: number) =>
    `the file lacks ${count} of ${open} open adverts, which is more than half (--force closes them)`,
};

function missingInWords({ count, open, kept }: MissingAdverts, dryRun: boolean): string {
  if (kept) return `Closed no missing adverts, because ${KEPT[kept](count, open)}`;
  const missing = `${count} of ${open} open adverts that the file does not contain`;
  return dryRun ? `Would close ${missing}` : `Closed ${missing}`;
}

/** Before the import, so that no import runs without its report. */
async function checkReportPath(path: string): Promise<void> {
  await open(path, 'a').then((file) => file.close(), cannotWrite(path));
}

async function writeReport(path: string, report: object): Promise<void> {
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`).catch(cannotWrite(path));
}

function cannotWrite(path: string) {
  return (): never => {
    throw new CommandError(`The report cannot be written to ${path}.`);
  };
}
