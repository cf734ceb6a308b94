import type { Model } from 'mongoose';

/** Lagos has no daylight saving time. */
const ZONE = '+01:00';
const WEEK = { unit: 'week', startOfWeek: 'monday', timezone: ZONE } as const;
/** Longer than for requests, because only an operator's command counts weeks. */
const MAX_TIME_MS = 60_000;

/** Number of rows created in each week, by the Monday on which the week begins. Weeks without rows are left out. */
export type WeeklyCounts = Map<string, number>;

/** Counts the last `weeks` weeks, including the current one. */
export async function countByWeek<Row>(
  rows: Model<Row>,
  field: keyof Row & string,
  weeks: number,
  where: object = {},
): Promise<WeeklyCounts> {
  const made = `$${field}`;
  const thisWeek = { $dateTrunc: { date: '$$NOW', ...WEEK } };
  const first = { $dateSubtract: { startDate: thisWeek, unit: 'week', amount: weeks - 1, timezone: ZONE } };
  const began = { $dateTrunc: { date: made, ...WEEK } };
  const week = { $dateToString: { date: began, format: '%Y-%m-%d', timezone: ZONE } };
  const found = await rows
    .aggregate<{ _id: string; count: number }>([
      { $match: { ...where, $expr: { $gte: [made, first] } } },
      { $group: { _id: week, count: { $sum: 1 } } },
    ])
    .option({ maxTimeMS: MAX_TIME_MS });
  return new Map(found.map(({ _id, count }) => [_id, count]));
}

/** The Mondays of the last `weeks` weeks, oldest first. */
export function mondays(now: number, weeks: number): string[] {
  const lagos = new Date(now + 3_600_000);
  lagos.setUTCDate(lagos.getUTCDate() - ((lagos.getUTCDay() + 6) % 7) - 7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, at) => {
    const monday = new Date(lagos);
    monday.setUTCDate(lagos.getUTCDate() + 7 * at);
    return monday.toISOString().slice(0, 10);
  });
}
