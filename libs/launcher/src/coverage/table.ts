import path from 'node:path';
import type { CoverageMap } from 'istanbul-lib-coverage';
import { ROOT } from '../support/root.ts';

/** Percent of lines below which a folder fails, by the head of its path. */
const FLOORS: [string, number][] = [
  ['api/src', 95],
  ['seeker-web/src', 90],
  ['recruiter-admin/src', 90],
];

/** A folder of a workspace with its lines. */
export interface Row {
  folder: string;
  lines: number;
  covered: number;
  /** Percent that it must reach. */
  floor: number;
}

/** The folder below `src`; a module's, a feature's or a resource's own, where there are many of them. */
export function folderOf(file: string): string {
  const [, source = '', rest = ''] = /^(.*?\/src)\/(.*)$/.exec(file) ?? [];
  const parts = rest.split('/').slice(0, -1);
  const deep = ['modules', 'features', 'resources'].includes(parts[0] ?? '') ? 2 : 1;
  return [source, ...parts.slice(0, deep)].join('/');
}

export function rowsOf(map: CoverageMap): Row[] {
  const rows = new Map<string, Row>();
  for (const file of map.files()) {
    const folder = folderOf(path.relative(ROOT, file).split(path.sep).join('/'));
    const floor = FLOORS.find(([head]) => folder.startsWith(head))?.[1] ?? 0;
    const row = rows.get(folder) ?? { folder, lines: 0, covered: 0, floor };
    const { lines } = map.fileCoverageFor(file).toSummary().data;
    rows.set(folder, { ...row, lines: row.lines + lines.total, covered: row.covered + lines.covered });
  }
  return [...rows.values()].sort((a, b) => a.folder.localeCompare(b.folder));
}

const percent = ({ lines, covered }: Row): number => (lines === 0 ? 100 : (100 * covered) / lines);

export const isLow = (row: Row): boolean => percent(row) < row.floor;

export function lineOf(row: Row): string {
  const floor = isLow(row) ? `  below ${row.floor} %` : '';
  return `${row.folder.padEnd(44)} ${percent(row).toFixed(1).padStart(6)} %  ${row.covered} of ${row.lines} lines${floor}`;
}
