import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The result of a row. */
export interface Result {
  campaign: string;
  expectation: string;
  tried: number;
  passed: number;
  /** Some of the failed tries. */
  failures: string[];
  figures: Record<string, string>;
  seconds: number;
}

export const hasPassed = ({ tried, passed }: Result): boolean => tried > 0 && passed === tried;

/** Lines for a terminal. */
export function toLines({
  campaign,
  expectation,
  tried,
  passed,
  failures,
  figures,
  seconds,
}: Result): string {
  const measured = Object.entries(figures).map(([name, value]) => `    ${name}: ${value}`);
  return [
    `${campaign}: ${expectation}`,
    `    tried ${tried}, passed ${passed} (${seconds.toFixed(1)} s)`,
    ...measured,
    ...failures.map((failure) => `    FAILED: ${failure}`),
  ].join('\n');
}

/** Writes the results of all rows as JSON and as a table. @returns both paths */
export function writeReport(results: readonly Result[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, new Date().toISOString().replaceAll(':', '-'));
  const rows = results.map(({ campaign, expectation, tried, passed, figures }) => [
    campaign,
    expectation,
    String(tried),
    String(passed),
    Object.entries(figures)
      .map((figure) => figure.join(' '))
      .join('; '),
  ]);
  const table = [
    ['campaign', 'expectation', 'tried', 'passed', 'figures'],
    ['---', '---', '---:', '---:', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
  writeFileSync(`${name}.json`, JSON.stringify(results, undefined, 2));
  writeFileSync(`${name}.md`, table);
  return [`${name}.json`, `${name}.md`];
}
