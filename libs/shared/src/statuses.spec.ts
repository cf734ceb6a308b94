import { APPLICATION_STATUSES, canDecide, DECISIONS } from './statuses.js';

describe('statuses of an application', () => {
  it('only a Pending one can be decided', () => {
    expect(APPLICATION_STATUSES.filter(canDecide)).toEqual(['Pending']);
  });

  it('a decision is final', () => {
    expect(DECISIONS.some(canDecide)).toBe(false);
  });
});
