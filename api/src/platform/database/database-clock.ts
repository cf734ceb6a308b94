import type { Connection } from 'mongoose';
import { gauge } from '../metrics/numbers.js';

/** Smaller differences are ignored, because the round trip of a measurement takes time too. */
const EXACT_MS = 1_000;

const ahead = gauge(
  'skybil_clock_ahead_seconds',
  'How far the clock of this machine is ahead of the database; negative if it is behind',
);
let aheadMs = 0;

/** Copies of the board share limits, codes, sessions and leases, so all of them use the clock of the database (RUN-63). */
export function databaseNow(): number {
  return Date.now() - aheadMs;
}

export function clockAheadMs(): number {
  return aheadMs;
}

/** A slow answer is ignored, because its time of sending is unknown. */
export async function measureClock(connection: Connection): Promise<void> {
  const [asked, began] = [new Date(), performance.now()];
  const hello = await connection.db?.command({ hello: 1 });
  const tookMs = performance.now() - began;
  const theirs: unknown = hello?.['localTime'];
  if (!(theirs instanceof Date) || tookMs > EXACT_MS) return;
  const measured = asked.getTime() + tookMs / 2 - theirs.getTime();
  ahead.set(measured / 1_000);
  aheadMs = Math.abs(measured) < EXACT_MS ? 0 : Math.round(measured);
}
