import { salaryLine } from './salary-line';

it.each([
  ['NGN', '250,000 - 400,000', 'Monthly salary: NGN 250,000 - 400,000'],
  ['USD', 'to be agreed', 'Monthly salary: USD to be agreed'],
  ['', 'Not disclosed', 'Monthly salary: Not disclosed'],
  ['NGN', '0', 'Monthly salary: Not disclosed'],
  ['NGN', ' ', 'Monthly salary: Not disclosed'],
  ['NGN', ' 90,000 ', 'Monthly salary: NGN 90,000'],
  ['', '90,000', 'Monthly salary: 90,000'],
])('writes %s %s as "%s" [SITE-5]', (currency, salary, line) => {
  expect(salaryLine({ currency, salary })).toBe(line);
});

it.each([
  [
    '250,000 - 400,000',
    { payMin: 250_000, payMax: 400_000, payBasis: 'gross' },
    'NGN 250,000 - 400,000, gross',
  ],
  ['₦250,000 per month', { payMin: 250_000, payMax: 250_000, payPeriod: 'month' }, '₦250,000'],
  ['3,000 an hour', { payMin: 3_000, payMax: 3_000, payPeriod: 'hour' }, 'about ₦520,000 (₦3,000 an hour)'],
  ['3,000', { payMin: 3_000, payMax: 3_000, payPeriod: 'hour' }, 'about ₦520,000 (₦3,000 an hour)'],
  ['up to 400k', { payMax: 400_000, payPeriod: 'month' }, 'up to ₦400,000'],
])('writes %s with the numbers %j as "%s", by the month first [JOB-60]', (salary, numbers, pay) => {
  expect(salaryLine({ currency: 'NGN', salary, ...numbers })).toBe(`Monthly salary: ${pay}`);
});
