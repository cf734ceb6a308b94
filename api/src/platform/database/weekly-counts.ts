import { BOARD, boardFile } from '@skybil/shared';
import type { Model } from 'mongoose';

/** The time of the country, which has no summer time. */
const ZONE = boardFile().country.timeZone;
const WEEK = { unit: 'week', startOfWeek: 'monday', timezone: ZONE } as const;
const MAX_TIME_MS = 60_000;

/** Number of rows created in each week, by the Monday on which the week begins. Weeks without rows are left out. */
export type WeeklyCounts = Map<string, number>;

export async function countByWeek<Row>(
  rows: Model<Row>,
  field: keyof Row & string,
  weeks: number,
  where: object = {},
): Promise<WeeklyCounts> {
  const thisWeek = { $dateTrunc: { date: '$$NOW', ...WEEK } };
  const first = { $dateSubtract: { startDate: thisWeek, unit: 'week', amount: weeks - 1, timezone: ZONE } };
  const monday = { $dateTrunc: { date: `$${field}`, ...WEEK } };
  const week = { $dateToString: { date: monday, format: '%Y-%m-%d', timezone: ZONE } };
  const found = await rows
    .aggregate<{ _id: string; count: number }>([
      { $match: { ...where, $expr: { $gte: [`$${field}`, first] } } },
      { $group: { _id: week, count: { $sum: 1 } } },
    ])
    .option({ maxTimeMS: MAX_TIME_MS });
  return new Map(found.map(({ _id, count }) => [_id, count]));
}

export function mondays(now: number, weeks: number): string[] {
  const local = new Date(now + BOARD.country.utcOffset * 60_000);
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  return Array.from({ length: weeks }, (_, at) => {
    const days = sinceMonday + 7 * (weeks - 1 - at);
    return new Date(local.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  });
}
