import { describe, expect, it } from 'vitest';
import { formatPay, parsePay } from './pay.js';

describe('pay', () => {
  it.each([
    ['250000', 250_000, 250_000],
    ['250,000', 250_000, 250_000],
    ['250,000 - 400,000', 250_000, 400_000],
    ['250k-400k', 250_000, 400_000],
    ['250 - 400k', 250_000, 400_000],
    ['1.5m', 1_500_000, 1_500_000],
    ['₦250,000 – ₦400,000', 250_000, 400_000],
    ['NGN 250,000 to NGN 400,000', 250_000, 400_000],
    ['$1,200', 1_200, 1_200],
    ['N80,000', 80_000, 80_000],
    ['0', 0, 0],
    ['300 - 300', 300, 300],
    ['  300  ', 300, 300],
    ['1 200 000', 1_200_000, 1_200_000],
  ])('parses %s as a number or a range', (salary, min, max) => {
    expect(parsePay(salary)).toEqual({ min, max });
  });

  it.each([
    '',
    'Negotiable',
    '400,000 - 250,000',
    '250,00',
    'about 300',
    '1-2-3',
    '-5',
    '12%',
    '25,0000',
    '5 hours',
  ])('does not guess the meaning of %p', (salary) => {
    expect(parsePay(salary)).toBeUndefined();
  });

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
    ['Not disclosed', '', 'Pay not disclosed'],
  ])('writes %p in %p as %p', (salary, currency, words) => {
    expect(formatPay(salary, currency)).toBe(words);
  });
});
