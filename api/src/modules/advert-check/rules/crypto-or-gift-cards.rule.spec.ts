import { textToCheck } from '../../../../test/advert-to-check.js';
import { cryptoOrGiftCards } from './crypto-or-gift-cards.rule.js';

describe('the rule crypto-or-gift-cards', () => {
  it.each([
    'Fund your wallet with 20 USDT to begin.',
    'You will purchase Apple gift cards and send pictures of the codes.',
    'Send a fifty dollar Amazon voucher for your report.',
    'Buy gift cards for orphans.',
    'You are paid in bitcoin for each task.',
    'You will receive bitcoin from clients and forward it to our merchants.',
    'You will buy gift cards for customers and send us the codes.',
    'Before you withdraw, link a wallet with 100 USDT.',
    'Pick up gift cards at the store, remove the silver part, and mail pictures.',
    'You receive bitcoin into your wallet and forward it to our merchants.',
    'Recruits must put down $100 in BTC as trading capital.',
  ])('catches “%s” [CHECK-1]', (sentence) => {
    expect(cryptoOrGiftCards.find(textToCheck(sentence))).toBe(sentence);
  });

  it.each([
    'Experience with USDT, Bitcoin and Ethereum nodes is needed.',
    'Help customers who deposit bitcoin into their wallets.',
    'Grow sales of gift cards to companies.',
    'Merchants deposit ₦20,000 for the terminal into a wallet.',
    'You may reach the level of a senior trader.',
    'We never ask you to buy gift cards.',
    'Salary may be paid in USDT if you wish.',
    'Salary is 70k to start and increases after three months.',
  ])('lets “%s” pass [CHECK-3]', (sentence) => {
    expect(cryptoOrGiftCards.find(textToCheck(sentence))).toBeUndefined();
  });
});
