import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { PublicCache } from './public-cache.js';

class Stream extends EventEmitter {
  close = jest.fn(() => Promise.resolve());
}

describe('the cache of public answers and its change stream', () => {
  let streams: Stream[];
  let watched: unknown[];
  let cache: PublicCache;

  beforeEach(() => {
    jest.useFakeTimers();
    [streams, watched] = [[], []];
    const watch = (pipeline: unknown) => {
      watched.push(pipeline);
      streams.push(new Stream());
      return streams.at(-1);
    };
    cache = new PublicCache({ db: { watch } } as unknown as Connection);
    cache.onApplicationBootstrap();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Whether an answer that is built now is kept. */
  function isKept(key = '/api/jobs'): boolean {
    cache.keep(key, '/api/jobs', { jobs: [] }, cache.begin());
    return cache.get(key) !== undefined;
  }
  const keepSmall = (key: string) => cache.keep(key, '/api/jobs', { jobs: [] }, cache.begin());
  const stream = (): Stream => {
    const last = streams.at(-1);
    if (!last) throw new Error('no stream was opened');
    return last;
  };

  it('keeps nothing before the stream stands', () => {
    expect(isKept()).toBe(false);
    stream().emit('resumeTokenChanged');
    expect(isKept()).toBe(true);
  });

  it('does not keep what was begun before the stream stood', () => {
    const begun = cache.begin();
    stream().emit('resumeTokenChanged');
    cache.keep('/api/jobs', '/api/jobs', {}, begun);
    expect(cache.get('/api/jobs')).toBeUndefined();
  });

  it('keeps on through the signs of life of the stream', () => {
    stream().emit('resumeTokenChanged');
    isKept();
    stream().emit('resumeTokenChanged');
    expect(cache.get('/api/jobs')).toBeDefined();
  });

  it('asks for what can stand in a public answer: jobs, companies, applications and what lists show of them', () => {
    expect(watched).toEqual([
      [{ $match: { 'ns.coll': { $in: ['jobs', 'companies', 'applications', 'searchfeeds'] } } }],
    ]);
  });

  it('forgets everything when another process changed something, and what was begun before is not kept', () => {
    stream().emit('resumeTokenChanged');
    isKept('/api/jobs');
    isKept('/api/remotejobs');
    const begun = cache.begin();
    stream().emit('change', {});
    expect([cache.get('/api/jobs'), cache.get('/api/remotejobs')]).toEqual([undefined, undefined]);
    cache.keep('/api/jobs', '/api/jobs', {}, begun);
    expect(cache.get('/api/jobs')).toBeUndefined();
    expect(isKept()).toBe(true);
  });

  it.each([
    ['breaks', () => stream().emit('error', new Error('away'))],
    ['is closed', () => stream().emit('close')],
  ])('forgets everything when the stream %s, and keeps nothing until the next one stands', (_, end) => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    stream().emit('resumeTokenChanged');
    isKept();
    const begun = cache.begin();
    end();
    expect(cache.get('/api/jobs')).toBeUndefined();
    expect(isKept()).toBe(false);
    jest.advanceTimersByTime(999);
    expect(streams).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(streams).toHaveLength(2);
    expect(isKept()).toBe(false);
    stream().emit('resumeTokenChanged');
    cache.keep('/api/jobs', '/api/jobs', {}, begun);
    expect(cache.get('/api/jobs')).toBeUndefined();
    expect(isKept()).toBe(true);
    expect(warned.mock.calls.flat().join()).not.toContain('away');
  });

  it('tells the log of a break once, by its name, and opens one stream in its place', () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const first = stream();
    first.emit('error', new TypeError('away'));
    first.emit('error', new TypeError('away'));
    first.emit('close');
    expect(warned.mock.calls).toEqual([['public answers are not kept: TypeError']]);
    jest.advanceTimersByTime(5_000);
    expect(streams).toHaveLength(2);
    stream().emit('error', new TypeError('again'));
    jest.advanceTimersByTime(1_000);
    expect(streams).toHaveLength(3);
  });

  it('closes the stream when the board stops, and opens none any more', async () => {
    stream().emit('resumeTokenChanged');
    await cache.onApplicationShutdown();
    expect(stream().close).toHaveBeenCalledTimes(1);
    stream().emit('close');
    jest.advanceTimersByTime(5_000);
    expect(streams).toHaveLength(1);
    expect(isKept()).toBe(false);
  });

  it('opens none when the board stops while one is being waited for', async () => {
    stream().emit('close');
    await cache.onApplicationShutdown();
    jest.advanceTimersByTime(5_000);
    expect(streams).toHaveLength(1);
  });

  it('keeps 32 MB of answers, and lets go first what was not asked for the longest', () => {
    stream().emit('resumeTokenChanged');
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
    stream().emit('resumeTokenChanged');
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
    jest.useRealTimers();
    stream().emit('resumeTokenChanged');
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
    jest.useRealTimers();
    stream().emit('resumeTokenChanged');
    cache.keep('/long', '/long', { text: 'x'.repeat(1_000) }, cache.begin());
    while (!cache.get('/long')?.br) await new Promise((resolve) => setImmediate(resolve));
    const compressed = cache.get('/long');
    cache.keep('/other', '/other', { text: 'y'.repeat(1_000) }, cache.begin());
    while (!cache.get('/other')?.br) await new Promise((resolve) => setImmediate(resolve));
    expect(cache.get('/long')).toBe(compressed);
  });

  it('does not keep the compressed bytes of an answer that is no longer true', async () => {
    jest.useRealTimers();
    stream().emit('resumeTokenChanged');
    for (const key of ['/first', '/second']) cache.keep(key, key, { text: 'x'.repeat(1_000) }, cache.begin());
    cache.get('/first');
    cache.get('/second');
    cache.clear();
    cache.keep('/last', '/last', { text: 'y'.repeat(1_000) }, cache.begin());
    while (!cache.get('/last')?.br) await new Promise((resolve) => setImmediate(resolve));
    expect([cache.get('/first'), cache.get('/second')]).toEqual([undefined, undefined]);
  });
});
