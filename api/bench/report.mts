import type { CollectionSize } from './measure/database.mts';
import type { Figure } from './measure/turns.mts';

export interface Row {
  name: string;
  atOnce: number;
  board: Figure;
  bare: Figure;
}

export interface Report {
  jobs: number;
  /** From the start of the process, in milliseconds. */
  readyMs: number;
  rows: Row[];
  /** By question, with one connection; undefined where the server failed. */
  tutorial: Record<string, Figure | undefined>;
  sizes: CollectionSize[];
}

const MB = 2 ** 20;

/** Markdown tables: one for each number of connections, then the figures of the whole board. */
export function toTables(report: Report): string {
  const numbers = [...new Set(report.rows.map(({ atOnce }) => atOnce))];
  const memory = Math.max(...report.rows.map(({ board }) => board.memoryBytes)) / MB;
  const longest = report.rows.reduce((a, b) => (a.board.stall > b.board.stall ? a : b));
  return [
    `## ${count(report.jobs)} jobs`,
    `Ready ${(report.readyMs / 1_000).toFixed(1)} s after its start; at most ${memory.toFixed(0)} MiB of memory; ` +
      `longest stall of the event loop ${short(longest.board.stall)} ms (${longest.name}, ${longest.atOnce} at once).`,
    ...numbers.map((atOnce) => connectionTable(report, atOnce)),
    tutorialTable(report),
    sizeTable(report.sizes),
  ].join('\n\n');
}

/** Growth of the board's median with the number of jobs. */
export function toGrowth(reports: readonly Report[]): string {
  const [first, last] = [reports[0], reports.at(-1)];
  const medians = (report: Report | undefined, name: string) =>
    report?.rows.find((row) => row.name === name && row.atOnce === 1)?.board.p50 ?? NaN;
  const names = [...new Set(first?.rows.map(({ name }) => name))];
  const rows = names.map((name) => [
    name,
    ...reports.map((report) => short(medians(report, name))),
    (medians(last, name) / medians(first, name)).toFixed(2),
  ]);
  return `## Growth: the board's median in ms, one connection\n\n${table(
    ['', ...reports.map(({ jobs }) => `${count(jobs)} jobs`), 'last to first'],
    rows,
  )}`;
}

function connectionTable({ rows }: Report, atOnce: number): string {
  const head = [
    `${atOnce} at once`,
    'board/s',
    'bare/s',
    'ratio',
    'p50',
    'p99',
    'bare p50',
    'CPU',
    'bare CPU',
    'database CPU',
    'bare',
    'bytes',
    'stall',
  ];
  const lines = rows
    .filter((row) => row.atOnce === atOnce)
    .map(({ name, board, bare }) => [
      name,
      count(board.perSecond),
      count(bare.perSecond),
      (board.perSecond / bare.perSecond).toFixed(2),
      ...[board.p50, board.p99, bare.p50, board.cpu, bare.cpu, board.databaseCpu, bare.databaseCpu].map(
        short,
      ),
      count(board.bytes),
      short(board.stall),
    ]);
  return table(head, lines);
}

function tutorialTable({ tutorial, rows }: Report): string {
  const lines = Object.entries(tutorial).map(([name, figure]) => {
    const board = rows.find((row) => row.name === name && row.atOnce === 1)?.board;
    const theirs = figure
      ? [
          short(figure.p50),
          short(figure.cpu),
          count(figure.bytes),
          (figure.p50 / (board?.p50 ?? NaN)).toFixed(1),
        ]
      : ['failed', '', '', ''];
    return [name, short(board?.p50 ?? NaN), ...theirs];
  });
  return table(['the tutorial way', 'board p50', 'p50', 'CPU', 'bytes', 'times slower'], lines);
}

function sizeTable(sizes: readonly CollectionSize[]): string {
  const lines = sizes.flatMap(({ name, rows, dataBytes, indexBytes }) => [
    [name, count(rows), (dataBytes / MB).toFixed(1)],
    ...Object.entries(indexBytes).map(([index, bytes]) => [`${name}: ${index}`, '', (bytes / MB).toFixed(1)]),
  ]);
  return table(['stored', 'rows', 'MiB'], lines);
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Three significant digits. */
function short(value: number): string {
  return Number.isNaN(value) ? '-' : value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
