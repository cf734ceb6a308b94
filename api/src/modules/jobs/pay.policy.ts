import type { JobContent } from './job.fields.js';

/** Forty hours a week and five days a week. */
const TIMES_A_MONTH: Record<string, number> = {
  hour: (40 * 52) / 12,
  day: (5 * 52) / 12,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
};

type Pay = Pick<JobContent, 'payMin' | 'payMax' | 'currency' | 'payPeriod'>;

/** The top of the range. @param rates naira by currency */
export function monthlyNaira(
  { payMin, payMax, currency, payPeriod = 'month' }: Pay,
  rates: ReadonlyMap<string, number>,
): number | undefined {
  const figure = payMax ?? payMin;
  const rate = currency === 'NGN' ? 1 : rates.get(currency);
  const times = TIMES_A_MONTH[payPeriod];
  if (figure === undefined || rate === undefined || times === undefined) return undefined;
  return Math.round(figure * rate * times);
}
