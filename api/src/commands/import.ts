import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type Format, FORMATS } from './import/advert.js';
import type { Refusal } from './import/skipped-rows.js';
import { feedOf } from './import/feed-name.js';
import { type ImportReport, ImportService } from './import/import.service.js';
import { progressBar } from './import/progress-bar.js';
import { openAdverts } from './import/read-file.js';
import { print } from './print.js';
import { CommandError, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const USAGE = `Usage: npm run import -- FILE [--format ${FORMATS.join('|')}] [--feed NAME] [--dry-run] [--report out.json]`;
const SOME_REFUSED = 2;
/** Exit code of a shell for Ctrl-C. */
const STOPPED = 130;

runCommand(async () => {
  const { file, format, feed, dryRun, reportTo } = readArguments();
  const read = await openAdverts(file, format);
  const stop = new AbortController();
  // A second Ctrl-C kills the process. Another run then completes a half-written batch.
  process.once('SIGINT', () => stop.abort());
  const options = { dryRun, feed, onProgress: progressBar(process.stderr), signal: stop.signal };
  const report = await withBoard((board) => board.get(ImportService).run(read, options));
  const { counts } = report;
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  say(`${basename(file)}: ${rows} rows, read as ${read.format}`);
  printReport(report, read.format, dryRun);
  if (reportTo) await writeReport(reportTo, basename(file), read.format, report, dryRun);
  if (report.stopped) {
    say('Stopped before the end. Run it again: what is stored is left as it is, and the rest follows.');
    return STOPPED;
  }
  return counts.refused > 0 ? SOME_REFUSED : 0;
});

interface Asked {
  file: string;
  feed: string;
  format?: Format;
  dryRun: boolean;
  reportTo?: string;
}

function readArguments(): Asked {
  const { values, positionals } = parsed();
  const [file, ...more] = positionals;
  const format = FORMATS.find((known) => known === values.format);
  if (!file || more.length > 0 || (values.format !== undefined && !format)) throw new CommandError(USAGE);
  const feed = values.feed?.trim().toLowerCase() ?? feedOf(file);
  if (feed === '') throw new CommandError(USAGE);
  return {
    file,
    feed,
    dryRun: values['dry-run'] ?? false,
    ...(format ? { format } : {}),
    reportTo: values.report,
  };
}

function parsed() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { format: text, feed: text, 'dry-run': { type: 'boolean' }, report: text },
    });
  } catch {
    throw new CommandError(USAGE);
  }
}

function printReport({ counts, refusals, repeats }: ImportReport, format: Format, dryRun: boolean): void {
  const unit = format === 'csv' ? 'line' : 'entry';
  const line = ({ at, title, reason }: Refusal) => `${unit} ${at}${title ? ` (${title})` : ''}: ${reason}`;
  for (const refusal of refusals) say(`Refused ${line(refusal)}`);
  if (refusals.length < counts.refused) say(`Refused ${counts.refused - refusals.length} more`);
  for (const repeat of repeats) say(`Skipped ${line(repeat)}`);
  if (repeats.length < counts.repeated) say(`Skipped ${counts.repeated - repeats.length} more`);
  const parts = ['new', 'changed', 'unchanged', 'refused'] as const;
  const sums = parts.map((part) => `${counts[part]} ${part}`);
  if (counts.repeated > 0) sums.push(`${counts.repeated} repeated`);
  say(`${sums.join(', ')}${dryRun ? ' (dry run, nothing was written)' : ''}`);
}

async function writeReport(
  to: string,
  file: string,
  format: Format,
  report: ImportReport,
  dryRun: boolean,
): Promise<void> {
  const text = JSON.stringify({ file, format, dryRun, ...report }, null, 2);
  await writeFile(to, `${text}\n`).catch(() => {
    throw new CommandError(`The report cannot be written to ${to}.`);
  });
}

function say(line: string): void {
  print(`${line}\n`);
}
