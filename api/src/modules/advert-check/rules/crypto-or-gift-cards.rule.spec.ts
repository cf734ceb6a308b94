import { textToCheck } from '../../../../test/advert-to-check.js';
import { cryptoOrGiftCards } from './crypto-or-gift-cards.rule.js';

describe('the rule crypto-or-gift-cards', () => {
  it.each([
    'Fund your wallet with 20 USDT to begin.',
    'You will purchase Apple gift cards and send pictures of the codes.',
    'Buy gift cards for my patients and email me the codes.',
    'You must clear the negative balance with USDT before you cash out.',
    'The first errand is to get Sephora and Apple cards and read me the numbers.',
    'Interns must open an account through our link before you start.',
    'Send a fifty dollar Amazon voucher for your report.',
    'Buy gift cards for orphans.',
    'Before you withdraw, link a wallet with 100 USDT.',
    'Pick up gift cards at the store, remove the silver part, and mail pictures.',
    'Get paid in crypto for each task.',
    'You receive bitcoin into your wallet and forward it to our merchants.',
    'The interviewer will ask you to get an iTunes or Razer Gold card.',
    'You will rent a machine to start work today.',
    'You must hold a personal portfolio with us of at least ₦100,000.',
    'Fund your trading account with any amount.',
    'Earn 5% daily on your capital while working.',
    'To move to level 2 you must top up 12,000.',
    'Staff first stake 100 USDT in the company pool.',
    'Share the seed phrase with the officer.',
    'Each manager funds a live account with ₦100,000.',
    'You need to lease at least one machine.',
    'From the second week you prepay with USDT for merchants.',
    'Minimum capital is 0.005 BTC, sent to the wallet before resumption.',
    'Recruits must put down $100 in BTC as trading capital.',
    'The more you stake, the higher your position and pay.',
  ])('catches “%s” [CHECK-1]', (sentence) => {
    expect(cryptoOrGiftCards.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each([
    'Experience with USDT, Bitcoin and Ethereum nodes is needed.',
    'Help customers who deposit bitcoin into their wallets.',
    'Grow sales of gift cards to companies.',
    'You may reach the level of a senior trader.',
    'We never ask you to buy gift cards.',
    'Salary may be paid in USDT if you wish.',
    'Salary is 70k to start and increases after three months.',
  ])('lets “%s” pass [CHECK-3]', (sentence) => {
    expect(cryptoOrGiftCards.find(textToCheck(sentence))).toBeUndefined();
  });
});
