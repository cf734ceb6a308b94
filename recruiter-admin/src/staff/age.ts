const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const times = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long ago, in words: '3 days', '1 hour'. */
export function age(since: string): string {
  const ms = Math.max(0, Date.now() - new Date(since).getTime());
  if (ms < HOUR_MS) return 'less than an hour';
  return ms < DAY_MS ? times(Math.floor(ms / HOUR_MS), 'hour') : times(Math.floor(ms / DAY_MS), 'day');
}
