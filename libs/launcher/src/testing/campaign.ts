import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestDatabase } from '@skybil/mongod/test-database';
import { inRoot } from '../support/root.ts';
import { runNode } from '../support/run.ts';
import { type Counts, checked } from './ring.ts';

/** Some of its helpers are the tests' own, whose folder does not say that they are modules. */
const OPTIONS = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];

interface Row {
  campaign: string;
  says: string;
  tried: number;
  held: number;
  failures: string[];
}

/** Arguments that make Node run campaigns. */
export function campaignArguments(words: string[]): string[] {
  return [...OPTIONS, inRoot('api', 'campaign', 'campaign.mts'), ...words];
}

/** The short form of all campaigns; a row is a test. */
export async function shortCampaigns(): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skybil-campaign-'));
  const database = await startTestDatabase();
  try {
    const env = { MONGODB_URI: database.uri, DATA_DIR: folder };
    const { code, output } = await runNode(campaignArguments(['all', '--short']), { env });
    return countRows(readReport(folder), code, output);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(folder: string): Row[] {
  const [file] = globSync('campaign/*.json', { cwd: folder });
  return file ? (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Row[]) : [];
}

/** A row in which nothing was tried has not held. */
export function countRows(rows: Row[], code: number, output: string): Counts {
  const broken = rows.filter(({ tried, held }) => tried === 0 || held < tried);
  const details = broken.map(
    ({ campaign, says, tried, held, failures }) =>
      `${campaign}: ${says}\n  tried ${tried}, held ${held}\n${failures.map((one) => `  ${one}\n`).join('')}`,
  );
  const counts = { passed: rows.length - broken.length, failed: broken.length, details: details.join('\n') };
  return checked(counts, code, output);
}
