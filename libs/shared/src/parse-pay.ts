import { maxPay } from './limits.js';
import { HOME_CURRENCY, type PayBasis, type PayPeriod } from './options.js';
import { HOME_PAY } from './home-pay.js';
import { figuresIn, type PayInNumbers, type PayRange } from './pay.js';

// apart from pay.ts, because the seeker site shows pay and never reads a text

export interface ParsedPay extends PayRange {
  currency?: string;
  period?: PayPeriod;
  basis?: PayBasis;
}

type Mark<Name> = [name: Name, pattern: RegExp];

const CURRENCY_MARKS: Mark<string>[] = [
  [HOME_CURRENCY, HOME_PAY],
  ['USD', /(?:US ?)?\$|USD|(?:US )?dollars?/gi],
  ['GBP', /£|GBP|pounds?/gi],
  ['EUR', /€|euros?|EUR/gi],
];
const EVERY = String.raw`(?:\b(?:per|an?|each|every)|/)\s*`;
const PERIOD_MARKS: Mark<PayPeriod>[] = [
  ['hour', new RegExp(`${EVERY}(?:hour|hr)\\b|\\bhourly\\b`, 'gi')],
  ['day', new RegExp(`${EVERY}day\\b|\\bdaily\\b`, 'gi')],
  ['week', new RegExp(`${EVERY}(?:week|wk)\\b|\\bweekly\\b`, 'gi')],
  ['month', new RegExp(`${EVERY}(?:month|mo)\\b|\\bmonthly\\b`, 'gi')],
  ['year', new RegExp(`${EVERY}(?:year|yr|annum)\\b|\\b(?:yearly|annual(?:ly)?|p\\.?a)\\b\\.?`, 'gi')],
];
const BASIS_MARKS: Mark<PayBasis>[] = [
  ['gross', /\bgross\b|\bbefore tax\b/gi],
  ['net', /\bnet\b|\bafter tax\b|\btake[- ]home\b/gi],
];
const NO_MEANING = /\b(?:salary|pay|only)\b|[:,]\s*$|:|\/=|[()]/gi;
const AT_LEAST = /^(?:from|at least|minimum(?: of)?)\b|(?:\+|\band above)$/i;
const AT_MOST = /^(?:up to|at most|maximum(?: of)?)\b/i;
/** A phone number, for example. */
const NOT_A_SUM = /(?:^|[^\d.,\s])\s*0\d/;
const MAX_TEXT = 200;

function takeMark<Name>(text: string, marks: Mark<Name>[]): { rest: string; named: Name[] } {
  const found = marks.filter(([, pattern]) => text.search(pattern) >= 0);
  const rest = found.reduce((left, [, pattern]) => left.replace(pattern, ' '), text);
  return { rest, named: found.map(([name]) => name) };
}

/** What a text says about pay, if it is clear: one or two figures and known words, none of which contradict each other. */
export function parsePay(text: string): ParsedPay | undefined {
  if (text.length > MAX_TEXT || NOT_A_SUM.test(text)) return undefined;
  const bases = takeMark(text, BASIS_MARKS);
  const periods = takeMark(bases.rest, PERIOD_MARKS);
  const currencies = takeMark(periods.rest, CURRENCY_MARKS);
  if ([bases, periods, currencies].some(({ named }) => named.length > 1)) return undefined;
  const range = rangeIn(currencies.rest.replace(NO_MEANING, ' ').trim());
  if (!range || (range.max ?? range.min ?? 0) > maxPay) return undefined;
  const [[basis], [period], [currency]] = [bases.named, periods.named, currencies.named];
  return {
    ...range,
    ...(currency && { currency }),
    ...(period && { period }),
    ...(basis && { basis }),
  };
}

function rangeIn(text: string): PayRange | undefined {
  const figures = figuresIn(
    text
      .replace(/^between\b/i, '')
      .replace(AT_LEAST, '')
      .replace(AT_MOST, ''),
  );
  if (!figures) return undefined;
  const { min, max } = figures;
  if (AT_MOST.test(text)) return min === max ? { max } : undefined;
  return AT_LEAST.test(text) && min === max ? { min } : figures;
}

/** Pay in the names of the contract, if the text is clear and its currency is the given one. */
export function payNumbers(text: string, currency: string): PayInNumbers | undefined {
  const pay = parsePay(text);
  if (!pay || (pay.max ?? pay.min) === 0) return undefined;
  if (!currency || (pay.currency ?? currency) !== currency) return undefined;
  const { min, max, period, basis } = pay;
  return {
    ...(min === undefined ? {} : { payMin: min }),
    ...(max === undefined ? {} : { payMax: max }),
    payPeriod: period ?? 'month',
    ...(basis && { payBasis: basis }),
  };
}
