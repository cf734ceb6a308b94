import { describe, expect, it } from 'vitest';
import { parsePay, payNumbers } from './parse-pay.js';

describe('a text about pay', () => {
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
    expect(parsePay(salary)).toMatchObject({ min, max });
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
    '40 hours a week',
    '08012345678',
    '5k - 6000 - 7000',
    '250,000 plus commission',
    'C$500',
    '₹90,000',
    '₦250,000 or $200',
    '250,000 gross, 200,000 net',
    '500 a day or 3,000 a week',
    '500 bi-weekly',
    '9999999999999',
    '1'.repeat(201),
  ])('does not guess the meaning of %j', (salary) => {
    expect(parsePay(salary)).toBeUndefined();
  });

  it.each([
    ['₦250,000 - ₦400,000 a month', { min: 250_000, max: 400_000, currency: 'NGN', period: 'month' }],
    ['#150,000 monthly', { min: 150_000, max: 150_000, currency: 'NGN', period: 'month' }],
    ['150k naira only', { min: 150_000, max: 150_000, currency: 'NGN' }],
    ['150,000 Nigerian naira', { min: 150_000, max: 150_000, currency: 'NGN' }],
    ['N3,000/hr', { min: 3_000, max: 3_000, currency: 'NGN', period: 'hour' }],
    ['US$12.50 per hour', { min: 12.5, max: 12.5, currency: 'USD', period: 'hour' }],
    ['60k - 90k USD p.a.', { min: 60_000, max: 90_000, currency: 'USD', period: 'year' }],
    [
      '£40,000 per annum, gross',
      { min: 40_000, max: 40_000, currency: 'GBP', period: 'year', basis: 'gross' },
    ],
    ['1,500 euros net every week', { min: 1_500, max: 1_500, currency: 'EUR', period: 'week', basis: 'net' }],
    ['Daily pay: GBP 90', { min: 90, max: 90, currency: 'GBP', period: 'day' }],
    ['between 100k and 150k', { min: 100_000, max: 150_000 }],
    ['from 100,000 to 150,000', { min: 100_000, max: 150_000 }],
    ['up to ₦300k', { max: 300_000, currency: 'NGN' }],
    ['From NGN 250,000 take-home', { min: 250_000, currency: 'NGN', basis: 'net' }],
    ['250,000+', { min: 250_000 }],
  ])('of %j is read as %j [JOB-57]', (text, read) => {
    expect(parsePay(text)).toEqual(read);
  });

  it.each([
    ['250,000 - 400,000', 'NGN', { payMin: 250_000, payMax: 400_000, payPeriod: 'month' }],
    ['$20 an hour, gross', 'USD', { payMin: 20, payMax: 20, payPeriod: 'hour', payBasis: 'gross' }],
    ['up to 90,000', 'NGN', { payMax: 90_000, payPeriod: 'month' }],
    ['$1,200', 'NGN', undefined],
    ['90,000', '', undefined],
    ['0', 'NGN', undefined],
    ['Negotiable', 'NGN', undefined],
  ])('of %j in %s gives the numbers %j [JOB-57]', (text, currency, numbers) => {
    expect(payNumbers(text, currency)).toEqual(numbers);
  });
});
