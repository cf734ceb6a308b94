import { expect, it } from 'vitest';
import { answerWords } from './answer-rate.js';

it.each([
  [{ percent: 83, days: 6 }, 'Answers 8 of 10 applicants, usually within 6 days'],
  [{ percent: 89, days: 1 }, 'Answers 8 of 10 applicants, usually within 1 day'],
  [{ percent: 100 }, 'Answers 10 of 10 applicants'],
  [{ percent: 10 }, 'Answers 1 of 10 applicants'],
  [{ percent: 9, days: 40 }, 'Answers fewer than 1 of 10 applicants, usually within 40 days'],
  [{ percent: 0 }, 'Answers fewer than 1 of 10 applicants'],
])('says in words how a company answers: %j [COMPANY-3]', (rate, words) => {
  expect(answerWords(rate)).toBe(words);
});
