import { textToCheck } from '../../../../test/advert-to-check.js';
import { moneyAsked } from './money-asked.rule.js';

describe('an earning scheme', () => {
  it.each([
    'Level 2 members keep ₦15,000 and earn more each day.',
    'You need to top up before the set of orders is complete.',
    'Your balance must be above the price of the order.',
    'If an order is bigger than your balance, you fund it.',
    'Stake ₦30,000 and earn 5% each morning.',
    'Upgrade to Gold for ₦40,000.',
    'You rise when you bring three friends under you.',
    'Points turn to cash when five members below you have renewed.',
    'Ten subordinates ₦25,000 weekly.',
  ])('catches “%s” [CHECK-1]', (sentence) => {
    expect(moneyAsked.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each([
    'You will lead six officers under you and report to the regional manager.',
    'You top up the shelves before the shop opens.',
    'We have no downlines.',
    'You keep the balance of each ledger up to date.',
  ])('lets “%s” pass [CHECK-3]', (sentence) => {
    expect(moneyAsked.find(textToCheck(sentence))).toBeUndefined();
  });
});
