import { setImmediate as turn } from 'node:timers/promises';
import type { Client } from '../contract/route/client.js';
import { SharedTurns } from '../limits/network-share.js';

/** A long list is made and written in parts of this many rows, so that other requests are served between them. */
export const ROWS_A_TURN = 100;
/** More at once would not be ready sooner, and nobody else is served while the rows of many arrive together. */
const LISTS_AT_ONCE = 2;

const turns = new SharedTurns(LISTS_AT_ONCE);

/** Reads a list of up to 1,000 rows when it is its turn, which networks take by turns. */
export function inLine<T>({ ip }: Pick<Client, 'ip'>, read: () => Promise<T>): Promise<T> {
  return turns.run(read, ip);
}

/** `rows.map(one)`, a part at a time. */
export async function inParts<Row, Made>(rows: readonly Row[], one: (row: Row) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < rows.length; at += ROWS_A_TURN) {
    if (at > 0) await turn();
    made.push(...rows.slice(at, at + ROWS_A_TURN).map(one));
  }
  return made;
}
