import { figuresInOtherCurrency, monthlyPay, payFromText, payRange, type PayPeriod } from './pay.rules.js';

const pay = (min: number, max: number, currency: string, per?: PayPeriod) =>
  Object.values(monthlyPay({ min, max, currency, ...(per ? { per } : {}) })).join(' ');

describe('Pay of an imported advert', () => {
  it('is shown by the month', () => {
    expect(pay(150_000, 250_000, 'NGN', 'MONTH')).toBe('150,000 - 250,000 NGN');
    expect(pay(120_000, 180_000, 'USD', 'YEAR')).toBe('10,000 - 15,000 USD');
    expect(pay(474_400, 474_400, 'USD', 'YEAR')).toBe('39,533 USD');
    expect(pay(500, 500, 'USD', 'WEEK')).toBe('2,167 USD');
    expect(pay(20_000, 20_000, 'NGN', 'DAY')).toBe('433,333 NGN');
    expect(pay(15, 15, 'USD', 'HOUR')).toBe('2,600 USD');
  });

  it.each([
    ['an hourly rate in the box of a year', 30, 30, 'USD', 'YEAR'],
    ['a daily rate in the box of a year', 1_500, 1_500, 'USD', 'YEAR'],
    ['an hourly rate in naira', 2_000, 3_000, 'NGN', 'MONTH'],
    ['a sum nobody earns', 90_000_000, 90_000_000, 'NGN', 'MONTH'],
    ['a range that runs backwards', 400_000, 250_000, 'NGN', 'MONTH'],
    ['another currency', 3_000, 4_000, 'EUR', 'MONTH'],
    ['no currency', 3_000, 4_000, '', 'MONTH'],
  ] as const)('is not disclosed for %s', (_, min, max, currency, per) => {
    expect(monthlyPay({ min, max, currency, per })).toEqual({ salary: 'Not disclosed', currency: '' });
  });

  it('is monthly where no period is named, unless dollars could as well be yearly', () => {
    expect(pay(70_000, 150_000, 'NGN')).toBe('70,000 - 150,000 NGN');
    expect(pay(1_500, 2_000, 'USD')).toBe('1,500 - 2,000 USD');
    expect(monthlyPay({ min: 30_000, max: 50_000, currency: 'USD' }).salary).toBe('Not disclosed');
  });

  it('is not disclosed where there is none', () => {
    expect(monthlyPay(undefined)).toEqual({ salary: 'Not disclosed', currency: '' });
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
  ])('is read from free text: %s', (text, shown) => {
    expect(Object.values(monthlyPay(payFromText(text, ''))).join(' ')).toBe(shown);
  });

  it('is known to be in another currency when the advert says so', () => {
    const range = { min: 350_700, max: 474_400 };
    expect(figuresInOtherCurrency(range, 'Salary Range: PLN 350,700 - 474,400')).toBe(true);
    expect(figuresInOtherCurrency({ min: 90_000, max: 100_000 }, 'we pay €90k')).toBe(true);
    expect(figuresInOtherCurrency(range, 'Salary Range: $350,700 - 474,400')).toBe(false);
  });
});
