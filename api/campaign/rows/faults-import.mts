import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CampaignBoard } from '../board/board.mts';
import type { Row } from '../row.mts';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'import.js');
const ADVERTS = 1_500;
/** In which an import has begun to write, and most are over. */
const RUNS_MS = 4_000;

/** An import that is killed again and again, and then not. */
export const imports: Row = {
  says: 'An import that is killed is finished by the next one, with each advert once',
  isLong: true,
  attempt: async (board, tries) => {
    const folder = mkdtempSync(join(tmpdir(), 'campaign-import-'));
    try {
      const file = join(folder, 'jobs.csv');
      writeFileSync(file, adverts());
      for (let round = 0; round < 5; round += 1) await run(board, file, Math.random() * RUNS_MS);
      const code = await run(board, file);
      tries.that(code === 0, `the last import ended with ${code}`);
      const jobs = board.database.collection('jobs');
      const stored = await jobs.countDocuments({ sourceUrl: { $exists: true } });
      const urls = await jobs.distinct('sourceUrl');
      tries.that(stored === ADVERTS && urls.length === ADVERTS, `${stored} jobs of ${urls.length} adverts`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

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
