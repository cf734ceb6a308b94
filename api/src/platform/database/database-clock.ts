import type { Connection } from 'mongoose';
import { gauge } from '../metrics/numbers.js';

/** Closer than this a measurement says nothing: the answer itself was under way. */
const EXACT_MS = 1_000;

const ahead = gauge(
  'skybil_clock_ahead_seconds',
  'How far the clock of this machine is ahead of the one of the database; below 0 it is behind',
);
let aheadMs = 0;

/**
 * The time of the database, in milliseconds. Copies on machines whose clocks differ share limits, codes, sessions and
 * leases: all of them count by this one clock (RUN-63).
 */
export function databaseNow(): number {
  return Date.now() - aheadMs;
}

/** How far the clock of this machine is ahead. */
export function clockAheadMs(): number {
  return aheadMs;
}

/** Asks the database for its time. A slow answer is left out, since nobody knows when it was given. */
export async function measureClock(connection: Connection): Promise<void> {
  const [asked, began] = [new Date(), performance.now()];
  const hello = await connection.db?.command({ hello: 1 });
  const tookMs = performance.now() - began;
  const told: unknown = hello?.['localTime'];
  if (!(told instanceof Date) || tookMs > EXACT_MS) return;
  const measured = asked.getTime() + tookMs / 2 - told.getTime();
  ahead.set(measured / 1_000);
  aheadMs = Math.abs(measured) < EXACT_MS ? 0 : Math.round(measured);
}
