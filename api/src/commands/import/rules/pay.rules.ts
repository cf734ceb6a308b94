import {
  boardFile,
  CURRENCIES,
  figuresIn,
  HOME_CURRENCY,
  HOME_PAY,
  monthlySum,
  PAY_NOT_DISCLOSED,
  type PayPeriod,
  payText,
} from '@skybil/shared';

export interface Pay {
  min: number;
  max: number;
  currency: string;
  per?: PayPeriod;
}

/**
 * Plausible monthly pay. Lower figures are hourly or daily rates in the wrong field (1,500 USD a day read as yearly
 * pay gives 125). Higher figures are yearly sums.
 */
const PLAUSIBLE_MONTHLY = { from: 200, to: 50_000 };
const PLAUSIBLE_AT_HOME = boardFile().country.currency.plausiblePay;
/** Dollars above this figure without a period could be monthly or yearly pay. */
const CLEARLY_MONTHLY_USD = 12_000;

export interface StatedPay {
  salary: string;
  currency: string;
  payMin?: number;
  payMax?: number;
  payPeriod?: PayPeriod;
}

/** The text is per month, and the figures are per period of the source. */
export function statedPay(pay: Pay | undefined): StatedPay {
  const nothing = { salary: PAY_NOT_DISCLOSED, currency: '' };
  const currency = CURRENCIES.find((known) => known === pay?.currency.toUpperCase());
  if (!pay || !currency) return nothing;
  if (!pay.per && currency === 'USD' && pay.max > CLEARLY_MONTHLY_USD) return nothing;
  const per = pay.per ?? 'month';
  const min = Math.round(monthlySum(pay.min, per));
  const max = Math.round(monthlySum(pay.max, per));
  const { from, to } = currency === HOME_CURRENCY ? PLAUSIBLE_AT_HOME : PLAUSIBLE_MONTHLY;
  if (!(min >= from && max <= to && min <= max)) return nothing;
  return {
    salary: payText({ payMin: min, payMax: max }),
    currency,
    payMin: pay.min,
    payMax: pay.max,
    payPeriod: per,
  };
}

export function payRange(min: number, max: number): { min: number; max: number } | undefined {
  const given = [min, max].filter((figure) => Number.isFinite(figure) && figure > 0);
  const [first, last = first] = given;
  return first === undefined || last === undefined ? undefined : { min: first, max: last };
}

const MAX_PAY_TEXT = 200;

const PERIOD_WORDS: [PayPeriod, RegExp][] = [
  ['hour', /(?:\bper|\ba|\ban|\/)\s*(?:hour|hr)\b|\bhourly\b|^hour$/i],
  ['day', /(?:\bper|\ba|\/)\s*day\b|\bdaily\b|^day$/i],
  ['week', /(?:\bper|\ba|\/)\s*(?:week|wk)\b|\bweekly\b|^week$/i],
  ['month', /(?:\bper|\ba|\/)\s*(?:month|mo)\b|\bmonthly\b|^month$/i],
  ['year', /(?:\bper|\ba|\/)\s*(?:year|yr|annum)\b|\b(?:yearly|annually|annual)\b|\bp\.?\s?a\b\.?|^year$/i],
];

export function payPeriod(text: string): { per?: PayPeriod; rest: string } {
  if (text.length > MAX_PAY_TEXT) return { rest: text };
  const named = PERIOD_WORDS.find(([, words]) => words.test(text));
  return named ? { per: named[0], rest: text.replace(named[1], ' ').trim() } : { rest: text };
}

export function payFromText(text: string, currency: string): Pay | undefined {
  if (text.length > MAX_PAY_TEXT) return undefined;
  const { per, rest } = payPeriod(text);
  const range = figuresIn(rest.replace(HOME_PAY, ' ').replace(/USD|\$/gi, ' '));
  if (!range || range.max === 0) return undefined;
  return { ...range, currency: currency || currencyIn(rest), ...(per ? { per } : {}) };
}

function currencyIn(text: string): string {
  if (/\bUSD\b|\$/i.test(text)) return 'USD';
  return text.search(HOME_PAY) < 0 ? '' : HOME_CURRENCY;
}

const OTHER_CURRENCY = String.raw`(?:PLN|EUR|GBP|CAD|AUD|NZD|SGD|INR|CHF|SEK|NOK|DKK|BRL|MXN|JPY|ZAR|C\$|A\$|CA\$|€|£|¥|₹|zł)`;

export function figuresInOtherCurrency({ min, max }: { min: number; max: number }, text: string): boolean {
  return [min, max].some((figure) => {
    const grouped = String(Math.round(figure)).replace(/\B(?=(\d{3})+$)/g, '[,. ]?');
    const thousands = figure >= 1_000 && figure % 1_000 === 0 ? `|${figure / 1_000}\\s?k` : '';
    const written = `(?:${grouped}${thousands})(?!\\d)`;
    return new RegExp(`${OTHER_CURRENCY}\\s?${written}|\\b${written}\\s?${OTHER_CURRENCY}`, 'i').test(text);
  });
}
