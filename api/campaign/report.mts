import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The result of a row. */
export interface Result {
  campaign: string;
  says: string;
  tried: number;
  held: number;
  /** Some of the failed tries. */
  failures: string[];
  figures: Record<string, string>;
  seconds: number;
}

export const hasHeld = ({ tried, held }: Result): boolean => tried > 0 && held === tried;

/** Lines for a terminal. */
export function toLines({ campaign, says, tried, held, failures, figures, seconds }: Result): string {
  const measured = Object.entries(figures).map(([name, value]) => `    ${name}: ${value}`);
  return [
    `${campaign}: ${says}`,
    `    tried ${tried}, held ${held} (${seconds.toFixed(1)} s)`,
    ...measured,
    ...failures.map((failure) => `    NOT HELD: ${failure}`),
  ].join('\n');
}

/** Writes the results of all rows as JSON and as a table. @returns both paths */
export function keep(results: readonly Result[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, new Date().toISOString().replaceAll(':', '-'));
  const rows = results.map(({ campaign, says, tried, held, figures }) => [
    campaign,
    says,
    String(tried),
    String(held),
    Object.entries(figures)
      .map((figure) => figure.join(' '))
      .join('; '),
  ]);
  const table = [
    ['campaign', 'what must hold', 'tried', 'held', 'figures'],
    ['---', '---', '---:', '---:', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
  writeFileSync(`${name}.json`, JSON.stringify(results, undefined, 2));
  writeFileSync(`${name}.md`, table);
  return [`${name}.json`, `${name}.md`];
}
