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
  expect(salaryLine(currency, salary)).toBe(line);
});
