import type { BoardChanges, ChangeListener } from './board-changes.js';
import { PublicCache } from './public-cache.js';

describe('the cache of public answers', () => {
  let listener: ChangeListener;
  let cache: PublicCache;

  beforeEach(() => {
    const listen = (given: ChangeListener) => (listener = given);
    cache = new PublicCache({ listen } as unknown as BoardChanges);
  });

  /** Whether an answer that is built now is kept. */
  function isKept(key = '/api/jobs'): boolean {
    cache.keep(key, '/api/jobs', { jobs: [] }, cache.begin());
    return cache.get(key) !== undefined;
  }
  const keepSmall = (key: string) => cache.keep(key, '/api/jobs', { jobs: [] }, cache.begin());

  it('keeps nothing before changes are told of', () => {
    expect(isKept()).toBe(false);
    listener.following(true);
    expect(isKept()).toBe(true);
  });

  it('does not keep what was begun before changes were told of', () => {
    const begun = cache.begin();
    listener.following(true);
    cache.keep('/api/jobs', '/api/jobs', {}, begun);
    expect(cache.get('/api/jobs')).toBeUndefined();
  });

  it('forgets everything when something changed, and what was begun before is not kept', () => {
    listener.following(true);
    isKept('/api/jobs');
    isKept('/api/remotejobs');
    const begun = cache.begin();
    listener.changed({ collection: 'jobs' });
    expect([cache.get('/api/jobs'), cache.get('/api/remotejobs')]).toEqual([undefined, undefined]);
    cache.keep('/api/jobs', '/api/jobs', {}, begun);
    expect(cache.get('/api/jobs')).toBeUndefined();
    expect(isKept()).toBe(true);
  });

  it('forgets everything when changes are no longer told of, and keeps nothing until they are', () => {
    listener.following(true);
    isKept();
    const begun = cache.begin();
    listener.following(false);
    expect(cache.get('/api/jobs')).toBeUndefined();
    expect(isKept()).toBe(false);
    listener.following(true);
    cache.keep('/api/jobs', '/api/jobs', {}, begun);
    expect(cache.get('/api/jobs')).toBeUndefined();
    expect(isKept()).toBe(true);
  });

  it('keeps 32 MB of answers, and lets go first what was not asked for the longest', () => {
    listener.following(true);
    const megabyte = { text: 'x'.repeat(1_000_000) };
    const keep = (at: number) => cache.keep(`/api/jobs?page=${at}`, '/api/jobs', megabyte, cache.begin());
    for (let at = 0; at < 33; at += 1) keep(at);
    expect(cache.get('/api/jobs?page=0')).toBeDefined();
    keep(33);
    expect(cache.get('/api/jobs?page=0')).toBeDefined();
    expect(cache.get('/api/jobs?page=1')).toBeUndefined();
    expect(cache.get('/api/jobs?page=33')).toBeDefined();
  });

  it('counts what stands beside small answers, so that there is an end to their number', () => {
    listener.following(true);
    for (let at = 0; at < 40_000; at += 1) keepSmall(`/api/jobs?page=${at}`);
    expect(cache.get('/api/jobs?page=0')).toBeUndefined();
    expect(cache.get('/api/jobs?page=39999')).toBeDefined();
  });

  it('names an answer by what it says', () => {
    const etag = (answer: object) => cache.keep('/api/jobs', '/api/jobs', answer, 0).etag;
    expect(etag({ jobs: [] })).toMatch(/^W\/"[\w-]{20,}"$/);
    expect(etag({ jobs: [] })).toBe(etag({ jobs: [] }));
    expect(etag({ jobs: [1] })).not.toBe(etag({ jobs: [] }));
  });

  it('compresses what is long enough to be worth it once it is asked for again, and nothing else', async () => {
    listener.following(true);
    const bytes = (length: number) => ({ text: 'x'.repeat(length - '{"text":""}'.length) });
    cache.keep('/unasked', '/unasked', bytes(1_000), cache.begin());
    for (const [key, length] of [['/short', 999] as const, ['/long', 1_000] as const]) {
      cache.keep(key, key, bytes(length), cache.begin());
      expect(cache.get(key)?.br).toBeUndefined();
    }
    while (!cache.get('/long')?.br) await new Promise((resolve) => setImmediate(resolve));
    expect(cache.get('/long')?.gzip).toBeInstanceOf(Buffer);
    expect(cache.get('/short')?.br).toBeUndefined();
    expect(cache.get('/unasked')?.br).toBeUndefined();
  });

  it('compresses an answer once, however often it is asked for', async () => {
    listener.following(true);
    cache.keep('/long', '/long', { text: 'x'.repeat(1_000) }, cache.begin());
    while (!cache.get('/long')?.br) await new Promise((resolve) => setImmediate(resolve));
    const compressed = cache.get('/long');
    cache.keep('/other', '/other', { text: 'y'.repeat(1_000) }, cache.begin());
    while (!cache.get('/other')?.br) await new Promise((resolve) => setImmediate(resolve));
    expect(cache.get('/long')).toBe(compressed);
  });

  it('does not keep the compressed bytes of an answer that is no longer true', async () => {
    listener.following(true);
    for (const key of ['/first', '/second']) cache.keep(key, key, { text: 'x'.repeat(1_000) }, cache.begin());
    cache.get('/first');
    cache.get('/second');
    cache.clear();
    cache.keep('/last', '/last', { text: 'y'.repeat(1_000) }, cache.begin());
    while (!cache.get('/last')?.br) await new Promise((resolve) => setImmediate(resolve));
    expect([cache.get('/first'), cache.get('/second')]).toEqual([undefined, undefined]);
  });
});
