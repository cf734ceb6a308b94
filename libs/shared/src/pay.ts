import type { ExchangeRates } from './board-config.js';
import { formatLongDate } from './dates.js';
import { grouped } from './figures.js';
import { CURRENCY_SIGNS, HOME_CURRENCY, HOME_SIGN, PAY_NOT_DISCLOSED, type PayPeriod } from './options.js';

const NUMBER = String.raw`((?:\d{1,3}(?:[, \u00a0]\d{3})+|\d+)(?:\.\d{1,2})?)\s*([km])?`;
const FIGURES = new RegExp(String.raw`^\s*${NUMBER}(?:\s*(?:-|–|—|to|and)\s*${NUMBER})?\s*$`, 'i');
const SCALE: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** 52 weeks and 260 working days of 8 hours a year. */
const PERIODS_A_MONTH: Record<string, number> = {
  hour: 2_080 / 12,
  day: 260 / 12,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
} satisfies Record<PayPeriod, number>;

export interface PayRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** The pay of a job, in the names of the contract. */
export interface PayInNumbers {
  payMin?: number | undefined;
  payMax?: number | undefined;
  /** A month without it. */
  payPeriod?: string | undefined;
  payBasis?: string | undefined;
}

export type Pay = PayInNumbers & { salary: string; currency: string };

/** The figures of a text that is a number or a range. */
export function figuresIn(text: string): { min: number; max: number } | undefined {
  const [, first, firstScale, last, lastScale] = FIGURES.exec(text) ?? [];
  if (first === undefined) return undefined;
  const min = amount(first, firstScale ?? lastScale);
  const max = last === undefined ? min : amount(last, lastScale);
  return min <= max ? { min, max } : undefined;
}

function amount(digits: string, scale = ''): number {
  return Number(digits.replace(/[^\d.]/g, '')) * (SCALE[scale.toLowerCase()] ?? 1);
}

export function monthlySum(sum: number, period = 'month'): number {
  return sum * (PERIODS_A_MONTH[period] ?? 1);
}

const NOT_DISCLOSED = 'Pay not disclosed';
const inWhole = (sum: number): string => grouped(Math.round(sum));
/** A converted sum is an estimate, so it has three significant digits. */
const rounded = (sum: number): number => Number(sum.toPrecision(3));

/** '1,200' or '12.50' */
function figure(sum: number): string {
  const [whole = '', cents] = sum.toFixed(2).split('.');
  return grouped(Number(whole)) + (cents === '00' ? '' : `.${cents}`);
}

function rangeText({ min, max }: PayRange, sign: string, dash: string, write = figure): string {
  if (max === undefined) return `from ${sign}${write(min ?? 0)}`;
  if (min === undefined) return `up to ${sign}${write(max)}`;
  return sign + (min === max ? write(min) : `${write(min)}${dash}${write(max)}`);
}

const everyPeriod = (period: string) => ` ${period === 'hour' ? 'an' : 'a'} ${period}`;

/** The text of a job whose pay is given in numbers: '250,000 - 400,000', or '3,000 an hour'. */
export function payText({ payMin, payMax, payPeriod = 'month' }: PayInNumbers): string {
  const range = rangeText({ min: payMin, max: payMax }, '', ' - ');
  return payPeriod === 'month' ? range : range + everyPeriod(payPeriod);
}

/**
 * The only form of pay: '₦250,000 – 400,000 a month', or by the month first 'about ₦520,000 a month (₦3,000 an hour)'. Without
 * numbers the text counts; one that is not a number or a range follows its currency unchanged.
 */
export function formatPay(
  { salary, currency, payMin, payMax, payPeriod = 'month', payBasis }: Pay,
  undisclosed = NOT_DISCLOSED,
): string {
  const sign = CURRENCY_SIGNS[currency || HOME_CURRENCY] ?? `${currency} `;
  let range: PayRange = { min: payMin, max: payMax };
  if (payMin === undefined && payMax === undefined) {
    const text = salary.trim();
    if (text === '' || text === PAY_NOT_DISCLOSED) return undisclosed;
    const figures = figuresIn(text.replaceAll(sign, '').replaceAll(currency, ''));
    if (!figures || figures.max > Number.MAX_SAFE_INTEGER) return `${currency} ${text}`.trim();
    range = figures;
  }
  if ((range.max ?? range.min) === 0) return undisclosed;
  const basis = payBasis ? `, ${payBasis}` : '';
  const amount = rangeText(range, sign, ' – ', payPeriod === 'month' ? inWhole : figure);
  if (payPeriod === 'month') return `${amount} a month${basis}`;
  const monthly = rangeText(range, sign, ' – ', (sum) => inWhole(rounded(monthlySum(sum, payPeriod))));
  return `about ${monthly} a month (${amount}${everyPeriod(payPeriod)})${basis}`;
}

/** 'USD at ₦1,450, GBP at ₦1,900, 1 November 2026' */
export function ratesText({ day, home }: ExchangeRates): string {
  const rates = Object.entries(home).map(([currency, rate]) => `${currency} at ${HOME_SIGN}${figure(rate)}`);
  return [...rates, formatLongDate(day)].join(', ');
}
