import { describe, expect, it } from 'vitest';
import { payNumbers } from './parse-pay.js';
import { formatPay, type PayInNumbers, payText, ratesText } from './pay.js';

describe('pay', () => {
  it.each([
    ['250,000 - 400,000', 'NGN', '₦250,000 – 400,000 a month'],
    ['1200', 'USD', '$1,200 a month'],
    ['0 to 200,000', 'NGN', '₦0 – 200,000 a month'],
    ['1200', '', '₦1,200 a month'],
    ['1200.50 - 1300.75', 'USD', '$1,201 – 1,301 a month'],
    ['  Not disclosed ', '', 'Pay not disclosed'],
    ['250k', 'NGN', '₦250,000 a month'],
    ['999', 'NGN', '₦999 a month'],
    ['1234567', 'USD', '$1,234,567 a month'],
    // of an older board, or larger than anybody pays
    ['1200', 'KES', 'KES 1,200 a month'],
    ['9'.repeat(100), 'NGN', `NGN ${'9'.repeat(100)}`],
    ['Negotiable', 'NGN', 'NGN Negotiable'],
    ['Negotiable', '', 'Negotiable'],
    ['0', 'NGN', 'Pay not disclosed'],
    ['', 'NGN', 'Pay not disclosed'],
    ['₦250,000 – ₦400,000', 'NGN', '₦250,000 – 400,000 a month'],
    ['NGN 250,000 to NGN 400,000', 'NGN', '₦250,000 – 400,000 a month'],
    ['$1,200', 'NGN', 'NGN $1,200'],
    ['Not disclosed', '', 'Pay not disclosed'],
  ])('writes %j in %j as %j', (salary, currency, words) => {
    expect(formatPay({ salary, currency })).toBe(words);
  });

  it.each([
    [{ payMin: 250_000, payMax: 400_000 }, 'NGN', '₦250,000 – 400,000 a month'],
    [{ payMin: 250_000, payMax: 250_000, payBasis: 'net' }, 'NGN', '₦250,000 a month, net'],
    [{ payMin: 250_000, payPeriod: 'month' }, 'NGN', 'from ₦250,000 a month'],
    [{ payMax: 400_000, payBasis: 'gross' }, 'EUR', 'up to €400,000 a month, gross'],
    [{ payMin: 3_000, payMax: 3_000, payPeriod: 'hour' }, 'NGN', 'about ₦520,000 a month (₦3,000 an hour)'],
    [
      { payMin: 12.5, payMax: 20, payPeriod: 'hour' },
      'USD',
      'about $2,170 – 3,470 a month ($12.50 – 20 an hour)',
    ],
    [{ payMin: 9_000, payMax: 9_000, payPeriod: 'day' }, 'NGN', 'about ₦195,000 a month (₦9,000 a day)'],
    [{ payMin: 30_000, payPeriod: 'week' }, 'NGN', 'about from ₦130,000 a month (from ₦30,000 a week)'],
    [
      { payMin: 5_000_000, payMax: 6_000_000, payPeriod: 'year', payBasis: 'gross' },
      'NGN',
      'about ₦417,000 – 500,000 a month (₦5,000,000 – 6,000,000 a year), gross',
    ],
    [{ payMin: 0, payMax: 0 }, 'NGN', 'Pay not disclosed'],
    [{ payMin: 0 }, 'NGN', 'Pay not disclosed'],
  ])('writes the numbers %j in %s as %j, whatever the text says [JOB-57]', (numbers, currency, words) => {
    expect(formatPay({ salary: 'as agreed', currency, ...numbers })).toBe(words);
  });

  it.each([
    [{ payMin: 250_000, payMax: 400_000 }, '250,000 - 400,000'],
    [{ payMin: 250_000, payMax: 250_000, payPeriod: 'month', payBasis: 'net' }, '250,000'],
    [{ payMin: 3_000.5, payMax: 4_000, payPeriod: 'hour' }, '3,000.50 - 4,000 an hour'],
    [{ payMin: 250_000 }, 'from 250,000'],
    [{ payMax: 6_000_000, payPeriod: 'year' }, 'up to 6,000,000 a year'],
  ])('writes the numbers %j as the text %j, which is read as the same numbers [JOB-57]', (numbers, text) => {
    expect(payText(numbers)).toBe(text);
    const { payBasis: _, ...written }: PayInNumbers = { payPeriod: 'month', ...numbers };
    expect(payNumbers(text, 'NGN')).toEqual(written);
  });

  it('names the exchange rates and their day [JOB-59]', () => {
    expect(ratesText({ day: '2026-11-01', home: { USD: 1_450, GBP: 1_900.5 } })).toBe(
      'USD at ₦1,450, GBP at ₦1,900.50, 1 November 2026',
    );
  });
});
