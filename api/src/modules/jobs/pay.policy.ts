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

const UNDISCLOSED: readonly string[] = [NEW_JOB_DEFAULTS.salary, PAY_NOT_DISCLOSED];
/** Monthly sums that were computed from another period may be rounded. */
const ROUNDING = 0.01;

/**
 * Reads the numbers from a clear text, or writes the text from the numbers.
 * @throws AppError bad_input if the numbers contradict each other or the text
 */
export function withPay<Content extends PayContent>(content: Content): Content {
  const { payMin, payMax, payPeriod = 'month', salary } = content;
  if (payMin === undefined && payMax === undefined) return withNumbersOfText(content);
  if (UNDISCLOSED.includes(salary)) return inOrder({ ...content, payPeriod, salary: payText(content) });
  const text = parsePay(salary);
  return inOrder(text ? withTextOfNumbers(content, text) : { ...content, payPeriod });
}

function inOrder<Content extends PayContent>(content: Content): Content {
  const { payMin = 0, payMax = payMin } = content;
  if (payMin > payMax) throw contradiction('payMin', 'Pay min must not be above pay max');
  return content;
}

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

function withTextOfNumbers<Content extends PayContent>(content: Content, text: ParsedPay): Content {
  const { currency, payBasis } = content;
  if (text.currency && text.currency !== currency)
    throw contradiction('salary', `Salary is in ${text.currency}, but the currency is ${currency}`);
  if (text.basis && payBasis && text.basis !== payBasis)
    throw contradiction('salary', `Salary is ${text.basis}, but the pay basis is ${payBasis}`);
  const payPeriod = content.payPeriod ?? text.period ?? 'month';
  const { payMin, payMax } = content;
  checkFigure('payMin', 'Pay min', { sum: payMin, payPeriod }, { sum: text.min, payPeriod: text.period });
  checkFigure('payMax', 'Pay max', { sum: payMax, payPeriod }, { sum: text.max, payPeriod: text.period });
  const isSamePeriod = (text.period ?? payPeriod) === payPeriod;
  const missing = isSamePeriod ? { payMin: payMin ?? text.min, payMax: payMax ?? text.max } : {};
  return { ...content, ...missing, payPeriod, payBasis: payBasis ?? text.basis };
}

interface Figure {
  sum: number | undefined;
  payPeriod: string | undefined;
}

function checkFigure(field: string, name: string, given: Figure, text: Figure): void {
  if (given.sum === undefined || text.sum === undefined) return;
  const isSamePeriod = (text.payPeriod ?? given.payPeriod) === given.payPeriod;
  // the text has no more than whole units
  if (isSamePeriod && Math.abs(given.sum - text.sum) < 1) return;
  const [monthly, monthlyText] = [given, text].map((one) => monthlySum(one.sum ?? 0, one.payPeriod));
  if (Math.abs((monthly ?? 0) - (monthlyText ?? 0)) <= (monthly ?? 0) * ROUNDING) return;
  throw contradiction(field, `${name} is ${inWords(given)}, but the salary says ${inWords(text)}`);
}

const inWords = ({ sum, payPeriod }: Figure) => payText({ payMin: sum, payMax: sum, payPeriod });
const contradiction = (field: string, message: string) => fieldError('bad_input', field, message);

/** The most that a job pays, in naira a month. Unknown without numbers or without a rate. */
export function monthlyNaira(
  { payMin, payMax = payMin, payPeriod, currency }: Omit<PayContent, 'salary'>,
  rates: ReadonlyMap<string, number>,
): number | undefined {
  const rate = rates.get(currency);
  return payMax && rate ? Math.round(monthlySum(payMax, payPeriod) * rate) : undefined;
}
