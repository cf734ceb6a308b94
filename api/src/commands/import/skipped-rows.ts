/** A row that is no advert, or that the board cannot show. */
export interface Refusal {
  at: number;
  title: string;
  reason: string;
}

/** A file with a wrong column refuses every row. Naming a million of them would fill the memory. */
const NAMED = 10_000;

/** Rows that are not stored. All count; only the first are named. */
export class SkippedRows {
  count = 0;
  readonly named: Refusal[] = [];

  add(row: Refusal): void {
    this.count += 1;
    if (this.named.length < NAMED) this.named.push(row);
  }
}

/** Merges two lists in the order of the file. */
export function merged(one: SkippedRows, other: SkippedRows): SkippedRows {
  const all = skippedRows([...one.named, ...other.named].sort((a, b) => a.at - b.at));
  all.count = one.count + other.count;
  return all;
}

export function skippedRows(rows: readonly Refusal[]): SkippedRows {
  const all = new SkippedRows();
  for (const row of rows) all.add(row);
  return all;
}
