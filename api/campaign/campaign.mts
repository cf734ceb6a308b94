import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database } from '@skybil/mongod/database';
import { startTestDatabase } from '@skybil/mongod/test-database';
import { CampaignBoard } from './board/board.mts';
import { hasPassed, writeReport, type Result, toLines } from './report.mts';
import { type Campaign, type Row, Tries } from './row.mts';
import { accounts } from './rows/accounts.mts';
import { budgets } from './rows/budgets.mts';
import { faults } from './rows/faults.mts';
import { files } from './rows/files.mts';
import { injection } from './rows/injection.mts';
import { limits } from './rows/limits.mts';
import { pages } from './rows/pages.mts';
import { processLives } from './rows/process-lives.mts';
import { races } from './rows/races.mts';
import { search } from './rows/search.mts';
import { shares } from './rows/shares.mts';

const CAMPAIGNS: Record<string, Campaign> = {
  'process-lives': processLives,
  budgets,
  pages,
  search,
  limits,
  accounts,
  races,
  injection,
  files,
  faults,
  shares,
};
const USAGE = `Usage: npm run campaign -- all|${Object.keys(CAMPAIGNS).join('|')} [--short]`;
const ROW_MS = 300_000;
const SHORT_ROW_MS = 60_000;

interface Options {
  names: string[];
  isShort: boolean;
}

function readOptions(): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { short: { type: 'boolean' } },
      allowPositionals: true,
    });
    const names = positionals.flatMap((name) => (name === 'all' ? Object.keys(CAMPAIGNS) : [name]));
    const isKnown = names.length > 0 && names.every((name) => name in CAMPAIGNS);
    return isKnown ? { names, isShort: values.short ?? false } : undefined;
  } catch {
    return undefined;
  }
}

async function runCampaign(name: string, isShort: boolean, database: Database): Promise<Result[]> {
  const { settings, shortSettings, prepare, rows } = CAMPAIGNS[name] as Campaign;
  const board = await CampaignBoard.start(database.uri, {
    settings: { ...settings, ...(isShort && shortSettings) },
    prepare: (uri) => prepare?.(uri, isShort),
  });
  const end = () =>
    void board
      .stop()
      .then(() => database.stop())
      .finally(() => process.exit(130));
  process.once('SIGINT', end).once('SIGTERM', end);
  const results: Result[] = [];
  try {
    for (const row of rows.filter(({ isLong }) => !isShort || !isLong)) {
      const result = { campaign: name, ...(await runRow(row, board, isShort)) };
      say(toLines(result));
      results.push(result);
    }
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    await board.stop();
  }
  return results;
}

/** A row that throws or exceeds its time counts as failed. */
async function runRow(
  { expectation, attempt, onFreshProcess, settings, maxMs = ROW_MS }: Row,
  board: CampaignBoard,
  isShort: boolean,
) {
  const tries = new Tries(isShort);
  const began = performance.now();
  const tooLong = new AbortController();
  const ms = isShort ? SHORT_ROW_MS : maxMs;
  const deadline = wait(ms, undefined, { signal: tooLong.signal }).then(() => {
    throw new Error(`not over after ${ms / 1_000} s`);
  });
  try {
    if (onFreshProcess || settings) await board.restart(settings);
    await Promise.race([attempt(board, tries), deadline]);
  } catch (error) {
    tries.check(false, error instanceof Error ? error.message : String(error));
  } finally {
    tooLong.abort();
    await deadline.catch(() => undefined);
    if (settings) await board.restart();
  }
  if (board.process.hasEnded) tries.check(false, 'the board ended');
  const { tried, passed, failures, figures } = tries;
  return { expectation, tried, passed, failures, figures, seconds: (performance.now() - began) / 1_000 };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const options = readOptions();
if (options) {
  const results: Result[] = [];
  const database = await startTestDatabase(say);
  try {
    for (const name of options.names) results.push(...(await runCampaign(name, options.isShort, database)));
  } finally {
    await database.stop();
  }
  const folder = join(process.env.DATA_DIR ?? '.data', 'campaign');
  const files = writeReport(results, folder);
  say(
    `${results.filter(hasPassed).length} of ${results.length} rows passed; the report: ${files.join(', ')}`,
  );
  process.exitCode = results.every(hasPassed) ? 0 : 1;
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
}
