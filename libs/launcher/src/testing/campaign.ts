import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../support/run.ts';
import { type Counts, completed } from './suite.ts';

interface Row {
  campaign: string;
  says: string;
  tried: number;
  held: number;
  failures: string[];
}

/** The short form of all campaigns. Each row counts as one test. */
export async function shortCampaigns(): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skybil-campaign-'));
  try {
    const args = ['run', '--silent', 'campaign', '--', 'all', '--short'];
    const { code, output } = await run('npm', args, { env: { DATA_DIR: folder } });
    const [file] = globSync('campaign/*.json', { cwd: folder });
    const rows = file ? (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Row[]) : [];
    return countRows(rows, code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A row that tried nothing has failed. */
export function countRows(rows: Row[], code: number, output: string): Counts {
  const broken = rows.filter(({ tried, held }) => tried === 0 || held < tried);
  const details = broken.map(
    ({ campaign, says, tried, held, failures }) =>
      `${campaign}: ${says}\n  tried ${tried}, held ${held}\n${failures.map((one) => `  ${one}\n`).join('')}`,
  );
  const counts = { passed: rows.length - broken.length, failed: broken.length, details: details.join('\n') };
  return completed(counts, code, output);
}
