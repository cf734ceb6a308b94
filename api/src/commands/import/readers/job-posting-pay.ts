import { type Pay, payPeriod, payRange } from '../rules/pay.rules.js';
import { isObject, type JsonObject, listOf, numberIn, textIn } from './json-values.js';

/** An hourly, daily or weekly rate gives monthly pay only for a full-time job. */
const NOT_WHOLE_WEEKS = /PART_TIME|CONTRACTOR|TEMPORARY|PER_DIEM|VOLUNTEER|INTERN|OTHER/i;

export function payOfPosting(posting: JsonObject, employmentTypes: readonly string[]): Pay | undefined {
  const [base] = listOf(posting.baseSalary);
  const amount: JsonObject = isObject(base) ? base : { value: base };
  const value: JsonObject = isObject(amount.value) ? amount.value : amount;
  const range =
    payRange(numberIn(value.minValue), numberIn(value.maxValue)) ??
    payRange(numberIn(value.value), Number.NaN);
  if (!range) return undefined;
  const currency = textIn(amount.currency) || textIn(value.currency) || textIn(posting.salaryCurrency);
  const { per } = payPeriod(textIn(value.unitText) || textIn(amount.unitText));
  const broken = per !== undefined && ['hour', 'day', 'week'].includes(per);
  if (broken && employmentTypes.some((type) => NOT_WHOLE_WEEKS.test(type))) return undefined;
  return { ...range, currency, ...(per ? { per } : {}) };
}
