import { AppError } from '../../platform/errors/app-error.js';
import { monthlyAtHome, withPay } from './pay.policy.js';

const NGN = { currency: 'NGN' };

describe('pay that is given as text', () => {
  it.each([
    ['250,000 - 400,000', { payMin: 250_000, payMax: 400_000, payPeriod: 'month' }],
    ['₦3,000 an hour, net', { payMin: 3_000, payMax: 3_000, payPeriod: 'hour', payBasis: 'net' }],
    ['up to 300k', { payMax: 300_000, payPeriod: 'month' }],
    ['$1,200 a month', { payMin: 1_200, payMax: 1_200, payPeriod: 'month', currency: 'USD' }],
  ])('of %j has the numbers %j [JOB-58]', (salary, numbers) => {
    expect(withPay({ ...NGN, salary })).toEqual({ ...NGN, salary, ...numbers });
  });

  it('has the given period if the text names none', () => {
    const content = { ...NGN, salary: '3,000', payPeriod: 'hour' };
    expect(withPay(content)).toEqual({ ...content, payMin: 3_000, payMax: 3_000 });
  });

  it.each([
    ['Negotiable', 'NGN'],
    ['0', 'NGN'],
    ['400,000 - 250,000', 'NGN'],
    ['₦250,000 plus $200', 'NGN'],
    ['₦250,000', 'USD'],
  ])('of %j in %s stays as it is, without numbers [JOB-58]', (salary, currency) => {
    expect(withPay({ salary, currency })).toEqual({ salary, currency });
  });
});

describe('pay that is given in numbers', () => {
  it.each([
    [{ payMin: 250_000, payMax: 400_000 }, '250,000 - 400,000'],
    [{ payMin: 3_000, payMax: 3_000, payPeriod: 'hour' }, '3,000 an hour'],
    [{ payMax: 90_000, payBasis: 'gross' }, 'up to 90,000'],
  ])('of %j beside the salary 0 has the text %j [JOB-58]', (numbers, salary) => {
    const expected = { ...NGN, payPeriod: 'month', ...numbers, salary };
    expect(withPay({ ...NGN, ...numbers, salary: '0' })).toEqual(expected);
    expect(withPay({ ...NGN, ...numbers, salary: 'Not disclosed' })).toEqual(expected);
  });

  it.each([
    ['250,000 - 400,000', { payMin: 250_000, payMax: 400_000.5 }],
    ['250,000 - 400,000', { payMin: 3_000_000, payMax: 4_800_000, payPeriod: 'year' }],
    ['520,000', { payMin: 3_000, payMax: 3_000, payPeriod: 'hour' }],
    ['3,000', { payMin: 3_000, payMax: 3_000, payPeriod: 'hour' }],
    ['Competitive, with transport', { payMin: 250_000, payMax: 400_000 }],
    ['up to 400,000', { payMin: 250_000, payMax: 400_000 }],
  ])('beside the text %j may be %j [JOB-58]', (salary, numbers) => {
    const content = { ...NGN, payPeriod: 'month', ...numbers, salary };
    expect(withPay(content)).toEqual(content);
  });

  it('has a missing number, the period and the basis of the text', () => {
    expect(withPay({ ...NGN, salary: '3,000 - 4,000 an hour, gross', payMax: 4_000 })).toMatchObject({
      payMin: 3_000,
      payMax: 4_000,
      payPeriod: 'hour',
      payBasis: 'gross',
    });
  });

  it.each([
    [{ payMin: 5, payMax: 4 }, '0', 'payMin', 'Pay min must not be above pay max'],
    [{ payMin: 5, payMax: 4 }, 'Negotiable', 'payMin', 'Pay min must not be above pay max'],
    [{ payMin: 200_000 }, 'up to 100,000', 'payMin', 'Pay min must not be above pay max'],
    [{ payMin: 300_000 }, '250,000', 'payMin', 'Pay min is 300,000, but the salary says 250,000'],
    [{ payMax: 9 }, '5 - 8', 'payMax', 'Pay max is 9, but the salary says 8'],
    [
      { payMin: 3_000, payPeriod: 'day' },
      '3,000 an hour',
      'payMin',
      'Pay min is 3,000 a day, but the salary says 3,000 an hour',
    ],
    [{ payMin: 900 }, '$900', 'salary', 'Salary is in USD, but the currency is NGN'],
    [{ payMin: 900, payBasis: 'gross' }, '900 net', 'salary', 'Salary is net, but the pay basis is gross'],
  ])('of %j is refused beside the text %j, naming the field [JOB-58]', (numbers, salary, field, sentence) => {
    expect(() => withPay({ ...NGN, ...numbers, salary })).toThrow(
      new AppError('bad_input', sentence, { errors: { [field]: sentence } }),
    );
  });
});

describe('pay of an edited job', () => {
  const stored = {
    ...NGN,
    salary: '3,000 an hour',
    payMin: 3_000,
    payMax: 3_000,
    payPeriod: 'hour',
    payBasis: 'net',
  };

  it.each([
    ['500,000', { ...NGN, payMin: 500_000, payMax: 500_000, payPeriod: 'month' }],
    ['up to $900', { currency: 'USD', payMax: 900, payPeriod: 'month' }],
    ['up to 2,000 an hour', { ...NGN, payMax: 2_000, payPeriod: 'hour' }],
    ['4,000 an hour, gross', { ...NGN, payMin: 4_000, payMax: 4_000, payPeriod: 'hour', payBasis: 'gross' }],
  ])('is read from the new text %j if the numbers are sent back unchanged [JOB-58]', (salary, pay) => {
    expect(withPay({ ...stored, salary }, stored)).toEqual({ ...pay, salary });
  });

  it.each(['Negotiable', '3,000 an hour, with transport', '520,000 a month'])(
    'keeps its numbers beside the new text %j, which does not contradict them',
    (salary) => {
      expect(withPay({ ...stored, salary }, stored)).toEqual({ ...stored, salary });
    },
  );

  it('is refused if one of the numbers changes and the text contradicts it [JOB-58]', () => {
    expect(() => withPay({ ...stored, payMax: 4_000 }, stored)).toThrow(
      'Pay max is 4,000 an hour, but the salary says 3,000 an hour',
    );
  });
});

describe('pay in naira a month', () => {
  const rates = new Map([
    ['NGN', 1],
    ['USD', 1_450],
  ]);

  it.each([
    [{ currency: 'NGN', payMin: 250_000, payMax: 400_000 }, 400_000],
    [{ currency: 'NGN', payMin: 250_000, payPeriod: 'month' }, 250_000],
    [{ currency: 'NGN', payMax: 3_000, payPeriod: 'hour' }, 520_000],
    [{ currency: 'USD', payMin: 10_000, payMax: 12_000, payPeriod: 'year' }, 1_450_000],
    [{ currency: 'GBP', payMax: 900 }, undefined],
    [{ currency: 'NGN' }, undefined],
    [{ currency: '', payMax: 90_000 }, undefined],
    [{ currency: 'NGN', payMin: 0, payMax: 0 }, undefined],
  ])('of %j is %j, by the most it pays [JOB-59]', (job, naira) => {
    expect(monthlyAtHome(job, rates)).toBe(naira);
  });
});
