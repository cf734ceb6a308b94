import { networkOf, SharedBudget, FairQueue } from './network-share.js';

describe('the share of a network', () => {
  it('is counted per IPv4 address and per IPv6 /56', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('2001:db8:1:2345::1')).toBe(networkOf('2001:db8:1:23ff::9'));
    expect(networkOf('2001:db8:1:2345::1')).not.toBe(networkOf('2001:db8:1:2445::1'));
  });

  it('is a quarter of a budget, and released amounts can be reserved again [BUDGET-19]', () => {
    const budget = new SharedBudget(100);
    expect(budget.reserve('one', 25)).toBe(true);
    expect(budget.reserve('one', 1)).toBe(false);
    for (const other of ['two', 'three', 'four']) expect(budget.reserve(other, 25)).toBe(true);
    expect(budget.reserve('five', 1)).toBe(false);
    budget.release('one', 25);
    expect(budget.used).toBe(75);
    expect(budget.reserve('five', 25)).toBe(true);
  });

  it('is a quarter of the concurrent work, so that other networks do not queue behind one [BUDGET-19]', async () => {
    const turns = new FairQueue(4);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const [flood, honest, other] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
    const work = (ip: string) =>
      turns.run(() => {
        begun.push(ip);
        return new Promise<void>((resolve) => ends.push(resolve));
      }, ip);
    const all = [flood, flood, flood, flood, flood, honest, other].map(work);
    await new Promise(setImmediate);
    expect(begun).toEqual([flood, honest, other]);
    while (begun.length < all.length || ends.length > 0) {
      ends.splice(0).forEach((end) => end());
      await new Promise(setImmediate);
    }
    await Promise.all(all);
    expect(begun.filter((ip) => ip === flood)).toHaveLength(5);
  });

  it('is released when the work fails', async () => {
    const turns = new FairQueue(1);
    await expect(turns.run(() => Promise.reject(new Error('no luck')), '203.0.113.1')).rejects.toThrow(
      'no luck',
    );
    await expect(turns.run(() => Promise.resolve('next'), '203.0.113.1')).resolves.toBe('next');
  });
});
