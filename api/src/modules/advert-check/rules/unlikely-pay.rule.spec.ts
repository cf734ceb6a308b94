import { textToCheck } from '../../../../test/advert-to-check.js';
import { unlikelyPay } from './unlikely-pay.rule.js';

const find = (title: string, salary: string) =>
  unlikelyPay.find(textToCheck('Cook with us.', { title, salary }));

describe('the rule unlikely-pay', () => {
  it.each([
    ['Cleaner', '₦1,500,000'],
    ['Data Entry Clerk', '$100 an hour'],
    ['Sales Girl', '₦100,000 a day'],
  ])('catches a %s for %s [CHECK-2]', (title, salary) => {
    expect(find(title, salary)).toBe(salary);
  });

  it.each([
    ['Cleaner', '₦90,000'],
    ['Data Entry Clerk', '$10 an hour'],
    ['Senior Engineer', '₦5,000,000'],
    ['Cleaner', 'Not disclosed'],
  ])('lets a %s for %s pass [CHECK-3]', (title, salary) => {
    expect(find(title, salary)).toBeUndefined();
  });
});
