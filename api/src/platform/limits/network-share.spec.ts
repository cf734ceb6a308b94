import type { Request } from 'express';
import { currentRequest } from '../contract/route/current-request.js';
import { currentNetwork, networkOf, SharedBudget, SharedTurns } from './network-share.js';

describe('the share of a network', () => {
  it('is counted for an address of IPv4 and for a /56 of IPv6', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('2001:db8:1:2345::1')).toBe(networkOf('2001:db8:1:23ff::9'));
    expect(networkOf('2001:db8:1:2345::1')).not.toBe(networkOf('2001:db8:1:2445::1'));
  });

  it('is that of the request which is being answered, wherever it is asked for', () => {
    const request = { ip: '203.0.113.7' } as Request;
    expect(currentRequest.run({ requestId: 'x', request }, currentNetwork)).toBe('203.0.113.7');
    expect(currentNetwork()).toBeUndefined();
  });

  it('is a quarter of an amount, and what is given back can be taken again [BUDGET-19]', () => {
    const budget = new SharedBudget(100);
    expect(budget.take('one', 25)).toBe(true);
    expect(budget.take('one', 1)).toBe(false);
    for (const other of ['two', 'three', 'four']) expect(budget.take(other, 25)).toBe(true);
    expect(budget.take('five', 1)).toBe(false);
    budget.give('one', 25);
    expect(budget.used).toBe(75);
    expect(budget.take('five', 25)).toBe(true);
  });

  it('is a quarter of what runs at once: others do not wait behind the rest [BUDGET-19]', async () => {
    const turns = new SharedTurns(4);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = (network: string) =>
      turns.run(() => {
        begun.push(network);
        return new Promise<void>((resolve) => ends.push(resolve));
      }, network);
    const all = ['flood', 'flood', 'flood', 'flood', 'flood', 'honest', 'other'].map(work);
    await new Promise(setImmediate);
    expect(begun).toEqual(['flood', 'honest', 'other']);
    while (begun.length < all.length || ends.length > 0) {
      ends.splice(0).forEach((end) => end());
      await new Promise(setImmediate);
    }
    await Promise.all(all);
    expect(begun.filter((one) => one === 'flood')).toHaveLength(5);
  });

  it('of work that fails is free again', async () => {
    const turns = new SharedTurns(1);
    await expect(turns.run(() => Promise.reject(new Error('no luck')), 'one')).rejects.toThrow('no luck');
    await expect(turns.run(() => Promise.resolve('next'), 'one')).resolves.toBe('next');
  });
});
