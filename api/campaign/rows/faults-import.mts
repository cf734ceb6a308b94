import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { CampaignBoard } from '../board/board.mts';
import type { Row } from '../row.mts';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'commands', 'import.js');
const ADVERTS = 1_500;
/** Within this time an import has started to write, and most imports have finished. */
const RUNS_MS = 4_000;

/** Kills an import again and again, and finally lets it finish. */
export const imports: Row = {
  expectation: 'If an import is killed, the next one completes it and stores each advert once',
  isLong: true,
  attempt: async (board, tries) => {
    const folder = mkdtempSync(join(tmpdir(), 'campaign-import-'));
    try {
      const file = join(folder, 'jobs.csv');
      writeFileSync(file, adverts());
      for (let round = 0; round < 5; round += 1) await run(board, file, Math.random() * RUNS_MS);
      const code = await run(board, file);
      tries.check(code === 0, `the last import ended with ${code}`);
      const jobs = board.database.collection('jobs');
      const stored = await jobs.countDocuments({ sourceUrl: { $exists: true } });
      const urls = await jobs.distinct('sourceUrl');
      tries.check(stored === ADVERTS && urls.length === ADVERTS, `${stored} jobs of ${urls.length} adverts`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Texts that a backtracking pattern reads again from every position. */
const REPEATED = ['\n', '<br>', 'Please mention the word **a** ', '<div ', '&nbsp;', '\u001b[2J'];
/** Time for the honest rows of such a file, on a busy machine. */
const HOSTILE_MS = 30_000;

export const hostileImports: Row = {
  expectation: 'An import skips hostile adverts within seconds and prints no control characters',
  attempt: async (board, tries) => {
    const folder = mkdtempSync(join(tmpdir(), 'campaign-import-'));
    try {
      for (const [name, text] of Object.entries(hostileFiles())) {
        const file = join(folder, name);
        writeFileSync(file, text);
        const began = performance.now();
        const { code, out } = await runAloud(board, file);
        const ms = performance.now() - began;
        tries.check(ms < HOSTILE_MS, `${name} took ${Math.round(ms)} ms`);
        tries.check(code === 2, `${name} ended with ${code}`);
        tries.check(!/(?!\n)[\p{Cc}\p{Bidi_Control}]/u.test(out), `${name} steers the terminal`);
      }
      const jobs = board.database.collection('jobs');
      const honest = await jobs.distinct('title', { sourceUrl: /^https:\/\/hostile\.example\/honest/ });
      tries.check(honest.sort().join() === 'Baker,Cook', `stored of the honest: ${honest.join()}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function hostileFiles(): Record<string, string> {
  const cell = (text: string) => `"${text.repeat(Math.floor(190_000 / text.length))}"`;
  const row = (at: number | string, title: string, more = '') =>
    `${title},Shop,https://hostile.example/${at},${more}`;
  const rows = REPEATED.flatMap((text, at) => [
    row(`title-${at}`, cell(text)),
    row(`description-${at}`, `\u001b]0;x\u0007\u202eCook ${at}`, cell(text)),
  ]);
  const nested = `${'{"@graph":['.repeat(100_000)}${']}'.repeat(100_000)}`;
  const posting = { '@type': 'JobPosting', title: 'Baker', hiringOrganization: 'Shop' };
  const baker = JSON.stringify({ ...posting, url: 'https://hostile.example/honest-2' });
  // The second file is another feed, so it may not take over the cook's address.
  const fraud = JSON.stringify({ ...posting, title: 'Fraud', url: 'https://hostile.example/honest-1' });
  return {
    'hostile.csv': ['title,company,url,description', ...rows, row('honest-1', 'Cook')].join('\n'),
    'other.json': `[${nested},${fraud},${baker}]`,
  };
}

function adverts(): string {
  const head = 'title,company,location,job_type,salary_min,salary_max,currency,posted_date,url,scraped_at';
  const rows = Array.from(
    { length: ADVERTS },
    (_, at) =>
      `Cashier ${at},Shop ${at % 50},Lagos,Full Time,70000.0,150000.0,NGN,,https://www.jobberman.com/listings/faults-${at},2026-05-24T20:46:34.035418`,
  );
  return `${[head, ...rows].join('\n')}\n`;
}

async function run(
  { settings }: CampaignBoard,
  file: string,
  killedAfterMs?: number,
): Promise<number | null> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [PROGRAM, file], { env: { PATH, ...settings }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  if (killedAfterMs !== undefined) {
    await Promise.race([ended, wait(killedAfterMs)]);
    child.kill('SIGKILL');
  }
  await ended;
  return child.exitCode;
}

async function runAloud(
  { settings }: CampaignBoard,
  file: string,
): Promise<{ code: number | null; out: string }> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [PROGRAM, file], { env: { PATH, ...settings } });
  const ended = once(child, 'close');
  const [out, told] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, out: out + told };
}
