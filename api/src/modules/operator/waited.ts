import { databaseNow } from '../../platform/database/database-clock.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** '5 h', '12 d' */
export function waited(since: Date): string {
  const ms = Math.max(0, databaseNow() - since.getTime());
  return ms < DAY_MS ? `${Math.floor(ms / HOUR_MS)} h` : `${Math.floor(ms / DAY_MS)} d`;
}
