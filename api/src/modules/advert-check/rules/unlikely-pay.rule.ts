import { HOME_CURRENCY, MINIMUM_WAGE, monthlySum, parsePay, suggestLevel } from '@skybil/shared';
import type { Rule } from './rule.js';

/** Most monthly pay of a beginner's job, as a multiple of the least wage. */
const MOST_WAGES = 15;
const MOST_DOLLARS = 6_000;

export const unlikelyPay: Rule = {
  name: 'unlikely-pay',
  severity: 'low',
  find: ({ advert: { title, salary, description } }) => {
    const pay = parsePay(salary);
    const highest = pay?.max ?? pay?.min;
    if (!pay || highest === undefined || suggestLevel(title, description) !== 'Beginner level')
      return undefined;
    const { currency = HOME_CURRENCY, period } = pay;
    const most = currency === HOME_CURRENCY ? MOST_WAGES * MINIMUM_WAGE : MOST_DOLLARS;
    return most > 0 && monthlySum(highest, period) > most ? salary : undefined;
  },
};
