import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.js';

describe('a cache limited by atMost', () => {
  it('evicts the least recently used entry', () => {
    const cache = new LRUCache<string, number>(atMost(2));
    cache.set('a', 1).set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([...cache.keys()].sort()).toEqual(['a', 'c']);
  });

  it('allocates no memory before it has entries', () => {
    const { keyList } = LRUCache.unsafeExposeInternals(new LRUCache<string, number>(atMost(100_000)));
    expect(keyList).toHaveLength(0);
  });
});
