import { type Figures, KINDS, medians } from './load-figures.ts';

export interface Row {
  network: string;
  page: string;
  who: 'board' | 'static file' | 'React’s hello world';
  runs: Figures[];
  /** Time to first byte without network emulation. */
  serverMs?: number;
}

const TIMES = ['first', 'FCP', 'LCP', 'TBT'] as const;
export const MARKS = ['<!-- bench:web -->', '<!-- /bench:web -->'] as const;

export function toMarkdown(rows: readonly Row[], note: string): string {
  const networks = [...new Set(rows.map(({ network }) => network))];
  return [
    note,
    ...networks.flatMap((network) => {
      const there = rows.filter((row) => row.network === network);
      return [`### ${network}`, timeTable(there), byteTable(there)];
    }),
  ].join('\n\n');
}

/** Replaces the text between the marks. */
export function replaceBetweenMarks(document: string, table: string): string {
  const [start, end] = MARKS.map((mark) => document.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error(`The document has no place for the table: ${MARKS.join(' … ')}`);
  return `${document.slice(0, start + MARKS[0].length)}\n\n${table}\n\n${document.slice(end)}`;
}

function timeTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const ours = medians(row.runs);
    const file = rows.find(({ page, who }) => page === row.page && who === 'static file');
    const theirs = file && row.who === 'board' ? medians(file.runs) : undefined;
    const ratio = (name: 'first' | 'LCP') => (theirs ? (ours[name] / theirs[name]).toFixed(2) : '');
    return [
      ...[row.page, row.who],
      ...TIMES.map((name) => whole(ours[name])),
      ours.CLS.toFixed(3),
      ...[ratio('first'), ratio('LCP')],
      ...[ours.filtersINP, ours.typingINP].map((value) => (value === undefined ? '' : whole(value))),
      row.serverMs === undefined ? '' : row.serverMs.toFixed(1),
    ];
  });
  const head = [
    ...['page', 'of', 'first seen', 'FCP', 'LCP', 'TBT', 'CLS', 'first: of the file', 'LCP: of the file'],
    ...['INP filters', 'INP typing', 'server'],
  ];
  return table(head, lines, 2);
}

function byteTable(rows: readonly Row[]): string {
  const lines = rows.map(({ page, who, runs }) => {
    const figures = medians(runs);
    const all = KINDS.reduce((sum, kind) => sum + figures[kind], 0);
    return [page, who, whole(figures.requests), ...[all, ...KINDS.map((kind) => figures[kind])].map(kilo)];
  });
  return table(['kB over the line', 'of', 'requests', 'all', ...KINDS], lines, 2);
}

function table(head: readonly string[], rows: readonly string[][], words: number): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at < words ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const whole = (value: number): string => (Number.isNaN(value) ? '-' : Math.round(value).toLocaleString('en'));
const kilo = (bytes: number): string => (bytes === 0 ? '' : (bytes / 1_000).toFixed(1));
