import { grouped } from '@skybil/shared';
import * as rules from './limit-rules.js';
import type { TableRule } from './limit-rules.js';

const WINDOWS: Record<number, string> = { 60: 'a minute', 3_600: 'an hour', 86_400: 'a day' };
const HEAD = ['Name', 'Limit', 'What is counted'];

export const LIMIT_RULES: readonly TableRule[] = Object.values(rules)
  .flat()
  .sort((one, other) => one.name.localeCompare(other.name));

/** The rules as a Markdown table, formatted as Prettier formats it. */
export function limitTable(): string {
  const rows = LIMIT_RULES.map(({ name, limit, seconds, counts }) => [
    `\`${name}\``,
    `${grouped(limit)} ${WINDOWS[seconds] ?? `in ${grouped(seconds)} seconds`}`,
    counts,
  ]);
  const widths = HEAD.map((_, column) =>
    Math.max(...[HEAD, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[], filler: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  return [line(HEAD, ' '), line(['', '', ''], '-'), ...rows.map((cells) => line(cells, ' '))].join('\n');
}
