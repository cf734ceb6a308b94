export interface SkippedRow {
  /** Line number in a CSV, or entry number in a JSON file, both from 1. */
  at: number;
  title: string;
  reason: string;
}

/** A file with a wrong column refuses every row. Naming a million of them would fill the memory. */
const MAX_NAMED = 10_000;

export class SkippedRows {
  count = 0;
  readonly named: SkippedRow[] = [];

  constructor(rows: readonly SkippedRow[] = []) {
    for (const row of rows) this.add(row);
  }

  add(row: SkippedRow): void {
    this.count += 1;
    if (this.named.length < MAX_NAMED) this.named.push(row);
  }
}

export function merged(one: SkippedRows, other: SkippedRows): SkippedRows {
  const all = new SkippedRows([...one.named, ...other.named].sort((a, b) => a.at - b.at));
  all.count = one.count + other.count;
  return all;
}
