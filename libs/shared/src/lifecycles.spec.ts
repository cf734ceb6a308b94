import { APPLICATION_STATUSES, canDecide, DECISIONS, FIRST_STATUS, statusesBefore } from './lifecycles.js';

describe('statuses of an application', () => {
  it('only a Pending one can be decided', () => {
    expect(APPLICATION_STATUSES.filter(canDecide)).toEqual(['Pending']);
  });

  it('a decision is final [DECIDE-2]', () => {
    expect(DECISIONS.some(canDecide)).toBe(false);
  });

  it('begins where a decision may follow', () => {
    expect(canDecide(FIRST_STATUS)).toBe(true);
  });

  it.each(DECISIONS)('%s comes after Pending only', (decision) => {
    expect(statusesBefore(decision)).toEqual(['Pending']);
  });
});
