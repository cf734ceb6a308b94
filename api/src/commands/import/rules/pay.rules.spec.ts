import type { PayPeriod } from '@skybil/shared';
import {
  figuresInOtherCurrency,
  type Pay,
  payFromText,
  payPeriod,
  payRange,
  statedPay,
} from './pay.rules.js';

function shown(given: Pay | undefined): string {
  const { salary, currency } = statedPay(given);
  return `${salary} ${currency}`;
}

const pay = (min: number, max: number, currency: string, per?: PayPeriod) =>
  shown({ min, max, currency, ...(per ? { per } : {}) });

describe('the pay of an imported advert', () => {
  it('is shown by the month', () => {
    expect(pay(150_000, 250_000, 'NGN', 'month')).toBe('150,000 - 250,000 NGN');
    expect(pay(120_000, 180_000, 'USD', 'year')).toBe('10,000 - 15,000 USD');
    expect(pay(474_400, 474_400, 'USD', 'year')).toBe('39,533 USD');
    expect(pay(500, 500, 'USD', 'week')).toBe('2,167 USD');
    expect(pay(20_000, 20_000, 'NGN', 'day')).toBe('433,333 NGN');
    expect(pay(15, 15, 'USD', 'hour')).toBe('2,600 USD');
  });

  it.each([
    ['an hourly rate in the box of a year', 30, 30, 'USD', 'year'],
    ['a daily rate in the box of a year', 1_500, 1_500, 'USD', 'year'],
    ['an hourly rate in naira', 2_000, 3_000, 'NGN', 'month'],
    ['a sum nobody earns', 90_000_000, 90_000_000, 'NGN', 'month'],
    ['a range that runs backwards', 400_000, 250_000, 'NGN', 'month'],
    ['another currency', 3_000, 4_000, 'CAD', 'month'],
    ['no currency', 3_000, 4_000, '', 'month'],
  ] as const)('is not disclosed for %s', (_, min, max, currency, per) => {
    expect(statedPay({ min, max, currency, per })).toEqual({ salary: 'Not disclosed', currency: '' });
  });

  it('is also given in numbers, per period of the source [JOB-52]', () => {
    expect(statedPay({ min: 120_000, max: 180_000, currency: 'usd', per: 'year' })).toEqual({
      salary: '10,000 - 15,000',
      currency: 'USD',
      payMin: 120_000,
      payMax: 180_000,
      payPeriod: 'year',
    });
    expect(statedPay({ min: 90_000, max: 90_000, currency: 'NGN' })).toMatchObject({
      payMin: 90_000,
      payMax: 90_000,
      payPeriod: 'month',
    });
  });

  it('is monthly without a period, unless dollars could be yearly', () => {
    expect(pay(70_000, 150_000, 'NGN')).toBe('70,000 - 150,000 NGN');
    expect(pay(1_500, 2_000, 'USD')).toBe('1,500 - 2,000 USD');
    expect(statedPay({ min: 30_000, max: 50_000, currency: 'USD' }).salary).toBe('Not disclosed');
  });

  it.each([
    [10_000, 20_000_000, 'NGN', '10,000 - 20,000,000'],
    [9_999, 20_000_000, 'NGN', 'Not disclosed'],
    [10_000, 20_000_001, 'NGN', 'Not disclosed'],
    [200, 50_000, 'USD', '200 - 50,000'],
    [199, 50_000, 'USD', 'Not disclosed'],
    [200, 50_001, 'USD', 'Not disclosed'],
  ])('of %i to %i %s a month is shown as %s', (min, max, currency, salary) => {
    const given = salary === 'Not disclosed' ? '' : ` ${currency}`;
    expect(pay(min, max, currency, 'month').trim()).toBe(`${salary}${given}`);
  });

  it('in dollars without a period is monthly up to 12,000', () => {
    expect(pay(12_000, 12_000, 'USD')).toBe('12,000 USD');
    expect(pay(6_000, 12_001, 'USD')).toBe('Not disclosed ');
    expect(pay(12_001, 12_001, 'USD', 'month')).toBe('12,001 USD');
    expect(pay(400_000, 400_000, 'NGN')).toBe('400,000 NGN');
  });

  it('takes its currency in upper or lower case', () => {
    expect(pay(1_000, 2_000, 'usd')).toBe('1,000 - 2,000 USD');
  });

  it.each([
    [1_000, 2_000, { min: 1_000, max: 2_000 }],
    [1_000, 0, { min: 1_000, max: 1_000 }],
    [1_000, Number.NaN, { min: 1_000, max: 1_000 }],
    [-5, 2_000, { min: 2_000, max: 2_000 }],
    [Number.POSITIVE_INFINITY, -1, undefined],
  ])('with the range fields %p and %p is %j', (min, max, range) => {
    expect(payRange(min, max)).toEqual(range);
  });

  it.each([
    ['20 per hour', 'hour', '20'],
    ['20/hr', 'hour', '20'],
    ['20 an hour', 'hour', '20'],
    ['hourly 20', 'hour', '20'],
    ['HOUR', 'hour', ''],
    ['100 a day', 'day', '100'],
    ['daily 100', 'day', '100'],
    ['500 per week', 'week', '500'],
    ['500/wk', 'week', '500'],
    ['weekly 500', 'week', '500'],
    ['2000 a month', 'month', '2000'],
    ['2000/mo', 'month', '2000'],
    ['monthly 2000', 'month', '2000'],
    ['24000 per annum', 'year', '24000'],
    ['24000 p.a.', 'year', '24000'],
    ['24000 pa', 'year', '24000'],
    ['24000 p a', 'year', '24000'],
    ['24000/year', 'year', '24000'],
    ['100/day', 'day', '100'],
    ['birthday 100', undefined, 'birthday 100'],
    ['100 days', undefined, '100 days'],
    ['biweek', undefined, 'biweek'],
    ['weekend', undefined, 'weekend'],
    ['light-year', undefined, 'light-year'],
    ['yearbook', undefined, 'yearbook'],
    ['midmonth', undefined, 'midmonth'],
    ['monthlong', undefined, 'monthlong'],
    ['after-hour', undefined, 'after-hour'],
    ['hourglass', undefined, 'hourglass'],
    ['24000 a yr', 'year', '24000'],
    ['annual 24000', 'year', '24000'],
    ['yearly 24000', 'year', '24000'],
    ['YEAR', 'year', ''],
    ['DAY', 'day', ''],
    ['WEEK', 'week', ''],
    ['MONTH', 'month', ''],
    ['2000', undefined, '2000'],
  ])('reads the period of %s as %s', (text, per, rest) => {
    expect(payPeriod(text)).toEqual({ ...(per ? { per } : {}), rest });
  });

  it.each([
    ['90,000', 'NGN', { min: 90_000, max: 90_000, currency: 'NGN' }],
    ['$900', '', { min: 900, max: 900, currency: 'USD' }],
    ['900 - 1,200 USD', '', { min: 900, max: 1_200, currency: 'USD' }],
    ['N90,000', '', { min: 90_000, max: 90_000, currency: 'NGN' }],
    ['N 90,000', '', { min: 90_000, max: 90_000, currency: 'NGN' }],
    ['90,000  NGN', '', { min: 90_000, max: 90_000, currency: 'NGN' }],
    ['90,000 naira', '', { min: 90_000, max: 90_000, currency: 'NGN' }],
    ['90k NGN monthly', '', { min: 90_000, max: 90_000, currency: 'NGN', per: 'month' }],
    ['90,000', '', { min: 90_000, max: 90_000, currency: '' }],
    ['0', 'NGN', undefined],
    ['Attractive', 'NGN', undefined],
  ])('from the text %j in %j is %j', (text, currency, read) => {
    expect(payFromText(text, currency)).toEqual(read);
  });

  it.each([
    ['we pay PLN 90,000', true],
    ['we pay 90 000 zł', true],
    ['we pay 90.000 EUR', true],
    ['we pay €90000', true],
    ['we pay GBP90k', true],
    ['we pay 100k CAD', true],
    ['we pay 90000 eur', true],
    ['we pay €900000', false],
    ['we pay €190,000', false],
    ['we pay $90,000', false],
    ['we pay 90,000 and speak of EUR later', false],
  ])('finds figures in another currency in %j: %p', (text, other) => {
    expect(figuresInOtherCurrency({ min: 90_000, max: 100_000 }, text)).toBe(other);
  });

  it.each([
    ['€1k', 1_000, true],
    ['1.234.567 €', 1_234_567, true],
    ['1.2345 €', 12_345, false],
    ['€2k', 2_500, false],
  ])('finds in %j the figure %i in another currency: %p', (text, figure, other) => {
    expect(figuresInOtherCurrency({ min: figure, max: figure }, text)).toBe(other);
  });

  it('is not disclosed when the advert names none', () => {
    expect(statedPay(undefined)).toEqual({ salary: 'Not disclosed', currency: '' });
    expect(payRange(0, 0)).toBeUndefined();
    expect(payRange(Number.NaN, 5_000)).toEqual({ min: 5_000, max: 5_000 });
  });

  it.each([
    ['NGN 150,000 - 250,000 per month', '150,000 - 250,000 NGN'],
    ['₦200k', '200,000 NGN'],
    ['$60,000 - $90,000 per year', '5,000 - 7,500 USD'],
    ['USD 24,000 p.a.', '2,000 USD'],
    ['Attractive', 'Not disclosed '],
    ['£40,000 a year', 'Not disclosed '],
  ])('is read from free text: %s', (text, pay) => {
    expect(shown(payFromText(text, ''))).toBe(pay);
  });

  it('is in another currency when the advert says so', () => {
    const range = { min: 350_700, max: 474_400 };
    expect(figuresInOtherCurrency(range, 'Salary Range: PLN 350,700 - 474,400')).toBe(true);
    expect(figuresInOtherCurrency({ min: 90_000, max: 100_000 }, 'we pay €90k')).toBe(true);
    expect(figuresInOtherCurrency(range, 'Salary Range: $350,700 - 474,400')).toBe(false);
  });
});
