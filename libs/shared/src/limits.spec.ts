import { BELOW, LIMITS } from './limits.js';

describe('limits', () => {
  it.each(BELOW)('%s is below %s', (smaller, larger) => {
    expect(LIMITS[smaller]).toBeLessThan(LIMITS[larger]);
  });
});
