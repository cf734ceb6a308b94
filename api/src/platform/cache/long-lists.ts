import { setImmediate as turn } from 'node:timers/promises';
import type { Client } from '../contract/route/client.js';
import { FairQueue } from '../limits/network-share.js';

/** Long lists are built and serialized in batches of this many rows, so that other requests are served in between. */
export const ROWS_A_TURN = 100;
/** More parallel reads would not finish sooner, and decoding their rows would block other requests. */
const LISTS_AT_ONCE = 2;

const turns = new FairQueue(LISTS_AT_ONCE);

/** Queues the read of a list of up to 1,000 rows. The queue serves networks round robin. */
export function inLine<T>({ ip }: Pick<Client, 'ip'>, read: () => Promise<T>): Promise<T> {
  return turns.run(read, ip);
}

/** `rows.map(one)` in batches, with the event loop free between them. */
export async function inParts<Row, Made>(rows: readonly Row[], one: (row: Row) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < rows.length; at += ROWS_A_TURN) {
    if (at > 0) await turn();
    made.push(...rows.slice(at, at + ROWS_A_TURN).map(one));
  }
  return made;
}
