import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, canDecide, DECISIONS, FIRST_STATUS, statusesBefore } from './lifecycles.js';

describe('statuses of an application', () => {
  it('allow a decision only while Pending', () => {
    expect(APPLICATION_STATUSES.filter(canDecide)).toEqual(['Pending']);
  });

  it('are final after a decision [DECIDE-2]', () => {
    expect(DECISIONS.some(canDecide)).toBe(false);
  });

  it('start at the status that allows a decision', () => {
    expect(canDecide(FIRST_STATUS)).toBe(true);
  });

  it.each(DECISIONS)('allow %s after Pending only', (decision) => {
    expect(statusesBefore(decision)).toEqual(['Pending']);
  });
});
