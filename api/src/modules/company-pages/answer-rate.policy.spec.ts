import { answerRateOf } from './answer-rate.policy.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('answerRateOf', () => {
  it.each([
    [10, 0, 0],
    [10, 10, 100],
    [12, 8, 66],
    [13, 12, 92],
    [200, 199, 99],
  ])('of %i applications with %i decisions is %i percent [COMPANY-3]', (applications, decided, percent) => {
    expect(answerRateOf({ applications, decided, waits: [] })).toEqual({ percent });
  });

  it.each([
    ['the middle one', [9 * DAY, 2 * DAY, 5 * DAY], 5],
    ['the mean of two in the middle', [9 * DAY, 2 * DAY, 4 * DAY, 6 * DAY], 5],
    ['a part of a day rounded up', [5 * DAY + HOUR], 6],
    ['at least one day', [HOUR], 1],
  ])('takes of the waits %s [COMPANY-3]', (_, waits, days) => {
    expect(answerRateOf({ applications: 10, decided: waits.length, waits })).toMatchObject({ days });
  });
});
