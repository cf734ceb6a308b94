/** A row that is no advert, or not one that the board can show. */
export interface Refusal {
  at: number;
  title: string;
  reason: string;
}

/** A file with a wrong column is refused row by row: who reads these knows the rest, and a million would fill the memory. */
const NAMED = 10_000;

/** Rows that are not stored: all of them counted, the first ones named. */
export class LeftOut {
  count = 0;
  readonly named: Refusal[] = [];

  add(row: Refusal): void {
    this.count += 1;
    if (this.named.length < NAMED) this.named.push(row);
  }
}

/** Two lists as one, in the order of the file. */
export function together(one: LeftOut, other: LeftOut): LeftOut {
  const all = listed([...one.named, ...other.named].sort((a, b) => a.at - b.at));
  all.count = one.count + other.count;
  return all;
}

export function listed(rows: readonly Refusal[]): LeftOut {
  const all = new LeftOut();
  for (const row of rows) all.add(row);
  return all;
}
