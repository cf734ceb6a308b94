import { setImmediate as afterOtherRequests } from 'node:timers/promises';
import type { Client } from '../contract/route/client.js';
import { FairQueue } from '../limits/network-share.js';

const BATCH_ROWS = 100;
/** More parallel reads would not finish sooner, and decoding their rows would block other requests. */
const LISTS_AT_ONCE = 2;

const reads = new FairQueue(LISTS_AT_ONCE);

/** Queues the read of a list of up to 1,000 rows. The queue serves networks round robin. */
export function queueLongList<T>({ ip }: Pick<Client, 'ip'>, read: () => Promise<T>): Promise<T> {
  return reads.run(read, ip);
}

/** `rows.map(one)` in batches, so that other requests are served in between. */
export async function mapInBatches<Row, Mapped>(
  rows: readonly Row[],
  one: (row: Row) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (let at = 0; at < rows.length; at += BATCH_ROWS) {
    if (at > 0) await afterOtherRequests();
    mapped.push(...rows.slice(at, at + BATCH_ROWS).map(one));
  }
  return mapped;
}
