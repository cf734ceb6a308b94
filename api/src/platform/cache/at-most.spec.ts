import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.js';

describe('a cache of at most so many entries', () => {
  it('lets go what was not used for the longest', () => {
    const cache = new LRUCache<string, number>(atMost(2));
    cache.set('a', 1).set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([...cache.keys()].sort()).toEqual(['a', 'c']);
  });

  it('takes no room before there are any', () => {
    const { keyList } = LRUCache.unsafeExposeInternals(new LRUCache<string, number>(atMost(100_000)));
    expect(keyList).toHaveLength(0);
  });
});
