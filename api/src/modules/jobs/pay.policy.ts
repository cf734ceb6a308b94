import {
  monthlySum,
  NEW_JOB_DEFAULTS,
  type ParsedPay,
  parsePay,
  PAY_NOT_DISCLOSED,
  type PayInNumbers,
  payNumbers,
  payText,
} from '@skybil/shared';
import { fieldError } from '../../platform/errors/app-error.js';
import type { JobContent } from './job.fields.js';

type PayContent = PayInNumbers & Pick<JobContent, 'salary' | 'currency'>;
type Contradiction = readonly [field: string, message: string];

const WITHOUT_NUMBERS = {
  payMin: undefined,
  payMax: undefined,
  payPeriod: undefined,
  payBasis: undefined,
} satisfies Record<keyof PayInNumbers, undefined>;
const NUMBERS = Object.keys(WITHOUT_NUMBERS) as (keyof PayInNumbers)[];
const ABOVE_MAX: Contradiction = ['payMin', 'Pay min must not be above pay max'];

const UNDISCLOSED: readonly string[] = [NEW_JOB_DEFAULTS.salary, PAY_NOT_DISCLOSED];
/** Monthly sums that were computed from another period may be rounded. */
const ROUNDING = 0.01;

/**
 * Reads the numbers from a clear text, or writes the text from the numbers. A client that knows only the text sends the stored
 * numbers back, so the text of an edited job replaces them if it contradicts them.
 * @throws AppError bad_input if the numbers contradict each other or the text
 */
export function withPay<Content extends PayContent>(content: Content, stored?: PayContent): Content {
  const { payMin, payMax, payPeriod = 'month', salary } = content;
  if (payMin === undefined && payMax === undefined) return withNumbersOfText(content);
  if (isAboveMax(content)) throw refusal(ABOVE_MAX);
  if (UNDISCLOSED.includes(salary)) return { ...content, payPeriod, salary: payText(content) };
  const text = parsePay(salary);
  if (!text) return { ...content, payPeriod };
  const complete = withFactsOfText(content, text);
  const contradiction = contradictionTo(text, content) ?? (isAboveMax(complete) ? ABOVE_MAX : undefined);
  if (!contradiction) return complete;
  if (stored && NUMBERS.every((name) => content[name] === stored[name]))
    return withNumbersOfText({ ...content, ...WITHOUT_NUMBERS });
  throw refusal(contradiction);
}

const isAboveMax = ({ payMin = 0, payMax = payMin }: PayInNumbers): boolean => payMin > payMax;

/** A client that knows only the text leaves the default currency, so a text that names another one is right. */
function withNumbersOfText<Content extends PayContent>(content: Content): Content {
  const { salary, currency, payPeriod } = content;
  const text = parsePay(salary);
  const named = currency === NEW_JOB_DEFAULTS.currency ? text?.currency : undefined;
  const numbers = payNumbers(salary, named ?? currency);
  if (!numbers) return content;
  return {
    ...content,
    ...numbers,
    currency: named ?? currency,
    payPeriod: text?.period ?? payPeriod ?? 'month',
  };
}

/** Adds what only the text states. */
function withFactsOfText<Content extends PayContent>(content: Content, text: ParsedPay): Content {
  const { payMin, payMax, payBasis = text.basis, payPeriod = text.period ?? 'month' } = content;
  const isSamePeriod = (text.period ?? payPeriod) === payPeriod;
  const missing = isSamePeriod ? { payMin: payMin ?? text.min, payMax: payMax ?? text.max } : {};
  return { ...content, ...missing, payPeriod, payBasis };
}

function contradictionTo(text: ParsedPay, content: PayContent): Contradiction | undefined {
  const { currency, payBasis, payMin, payMax, payPeriod = text.period ?? 'month' } = content;
  if (text.currency && text.currency !== currency)
    return ['salary', `Salary is in ${text.currency}, but the currency is ${currency}`];
  if (text.basis && payBasis && text.basis !== payBasis)
    return ['salary', `Salary is ${text.basis}, but the pay basis is ${payBasis}`];
  const min = differing({ sum: payMin, payPeriod }, { sum: text.min, payPeriod: text.period });
  if (min) return ['payMin', `Pay min is ${min}`];
  const max = differing({ sum: payMax, payPeriod }, { sum: text.max, payPeriod: text.period });
  return max ? ['payMax', `Pay max is ${max}`] : undefined;
}

interface Figure {
  sum: number | undefined;
  payPeriod: string | undefined;
}

/** @returns both figures in words, or undefined if they agree */
function differing(given: Figure, text: Figure): string | undefined {
  if (given.sum === undefined || text.sum === undefined) return undefined;
  const isSamePeriod = (text.payPeriod ?? given.payPeriod) === given.payPeriod;
  // the text has no more than whole units
  if (isSamePeriod && Math.abs(given.sum - text.sum) < 1) return undefined;
  const monthly = monthlySum(given.sum, given.payPeriod);
  if (Math.abs(monthly - monthlySum(text.sum, text.payPeriod)) <= monthly * ROUNDING) return undefined;
  return `${inWords(given)}, but the salary says ${inWords(text)}`;
}

const inWords = ({ sum, payPeriod }: Figure) => payText({ payMin: sum, payMax: sum, payPeriod });
const refusal = ([field, message]: Contradiction) => fieldError('bad_input', field, message);

/** The most that a job pays, in the country's currency a month. Unknown without numbers or without a rate. */
export function monthlyAtHome(
  { payMin, payMax = payMin, payPeriod, currency }: Omit<PayContent, 'salary'>,
  rates: ReadonlyMap<string, number>,
): number | undefined {
  const rate = rates.get(currency);
  return payMax && rate ? Math.round(monthlySum(payMax, payPeriod) * rate) : undefined;
}
