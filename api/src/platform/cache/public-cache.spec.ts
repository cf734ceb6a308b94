import type { BoardChanges, ChangeListener } from './board-changes.js';
import { type CachedAnswer, PublicCache } from './public-cache.js';

describe('PublicCache', () => {
  let listener: ChangeListener;
  let cache: PublicCache;
  /** Names of the questions whose answers were built. */
  let built: string[];

  beforeEach(() => {
    built = [];
    const listen = (given: ChangeListener) => (listener = given);
    cache = new PublicCache({ listen } as unknown as BoardChanges);
  });

  const ask = (name = 'jobs', question: object = {}, answer: object = { jobs: [] }): Promise<CachedAnswer> =>
    cache.answer(name, question, async () => {
      built.push(name);
      return answer;
    });
  /** The cached answer, as a second request gets it. */
  const cached = ({ key }: CachedAnswer): CachedAnswer | undefined => cache.get(key);
  /** An answer whose JSON has this many bytes. */
  const long = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
  async function compressed(answer: CachedAnswer): Promise<CachedAnswer> {
    for (;;) {
      const now = cached(answer);
      if (now?.br) return now;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('caches nothing until changes are reported', async () => {
    await ask();
    await ask();
    listener.following(true);
    await ask();
    await ask();
    expect(built).toHaveLength(3);
  });

  it('does not cache an answer whose build began before changes were reported', async () => {
    await cache.answer('jobs', {}, async () => {
      listener.following(true);
      return {};
    });
    await ask();
    expect(built).toHaveLength(1);
  });

  it('builds an answer again after ten seconds, even if it was compressed in between [JOB-12]', async () => {
    listener.following(true);
    const now = jest.spyOn(Date, 'now').mockReturnValue(50_000);
    const answer = await ask('jobs', {}, long(2_000));
    now.mockReturnValue(59_000);
    await compressed(answer);
    now.mockReturnValue(60_000);
    await ask('jobs', {}, long(2_000));
    expect(built).toHaveLength(1);
    now.mockReturnValue(60_001);
    await ask('jobs', {}, long(2_000));
    expect(built).toHaveLength(2);
    now.mockRestore();
  });

  it('clears all answers on a change and does not cache a build that began before it', async () => {
    listener.following(true);
    await ask('jobs');
    await ask('remotejobs');
    listener.changed({ collection: 'jobs' });
    await ask('jobs');
    await ask('remotejobs');
    expect(built).toEqual(['jobs', 'remotejobs', 'jobs', 'remotejobs']);
    await cache.answer('facets', {}, async () => {
      listener.changed({ collection: 'companies' });
      return {};
    });
    await ask('facets');
    expect(built.at(-1)).toBe('facets');
  });

  it('clears all answers when changes are no longer reported, and caches nothing until they are', async () => {
    listener.following(true);
    await ask();
    listener.following(false);
    await ask();
    await ask();
    listener.following(true);
    await ask();
    await ask();
    expect(built).toHaveLength(4);
  });

  it('treats questions that differ only in the order of their fields and values as the same', async () => {
    listener.following(true);
    const question = { title: 'cook', level: ['Senior level', 'Beginner level'], page: undefined };
    await ask('jobs', question);
    await ask('jobs', { level: ['Beginner level', 'Senior level', 'Beginner level'], title: 'cook' });
    expect(built).toHaveLength(1);
    expect(question.level).toEqual(['Senior level', 'Beginner level']);
  });

  it.each([
    ['another list', 'remotejobs', { title: 'cook' }],
    ['another value', 'jobs', { title: 'cooks' }],
    ['an additional value', 'jobs', { title: 'cook', level: ['Senior level'] }],
    ['another field', 'jobs', { location: 'cook' }],
    ['no field', 'jobs', {}],
  ])('treats a question with %s as different', async (_, name, question) => {
    listener.following(true);
    await ask('jobs', { title: 'cook' });
    await ask(name, question);
    expect(built).toHaveLength(2);
  });

  it('builds an answer once for simultaneous requests [JOB-36]', async () => {
    listener.following(true);
    const answers = await Promise.all([ask(), ask(), ask('remotejobs'), ask()]);
    expect(built).toEqual(['jobs', 'remotejobs']);
    expect(answers[3]).toBe(answers[0]);
  });

  it('builds an answer again for a request that arrives after a change', async () => {
    listener.following(true);
    const first = ask();
    listener.changed({ collection: 'jobs' });
    const second = ask();
    await Promise.all([first, second]);
    expect(built).toHaveLength(2);
    await ask();
    expect(built).toHaveLength(2);
  });

  it('shares the newer of two builds after the older one ends', async () => {
    listener.following(true);
    const ends: ((answer: object) => void)[] = [];
    const build = () => new Promise<object>((resolve) => ends.push(resolve));
    const first = cache.answer('jobs', {}, build);
    listener.changed({ collection: 'jobs' });
    const second = cache.answer('jobs', {}, build);
    ends[0]?.({});
    await first;
    const third = ask();
    ends[1]?.({});
    expect(await third).toBe(await second);
    expect(built).toEqual([]);
  });

  it('treats lists with different values as different questions', async () => {
    listener.following(true);
    await ask('jobs', { level: ['Senior level'] });
    await ask('jobs', { level: ['Beginner level'] });
    expect(built).toHaveLength(2);
  });

  it('builds an answer for each request while changes are not reported', async () => {
    await Promise.all([ask(), ask()]);
    expect(built).toHaveLength(2);
  });

  it('fails all waiting requests when a build fails, and builds again for the next one', async () => {
    listener.following(true);
    const fail = () => Promise.reject(new Error('away'));
    const asked = [cache.answer('jobs', {}, fail), ask()];
    for (const one of asked) await expect(one).rejects.toThrow('away');
    await ask();
    expect(built).toHaveLength(1);
  });

  it('caches 20 MB of answers and evicts the least recently used first [JOB-37]', async () => {
    listener.following(true);
    const keep = (page: number) => ask('jobs', { page }, long(1_000_000));
    for (let page = 0; page < 20; page += 1) await keep(page);
    await keep(0);
    expect(built).toHaveLength(20);
    await keep(20);
    await keep(0);
    expect(built).toHaveLength(21);
    await keep(1);
    expect(built).toHaveLength(22);
  });

  it('counts the overhead of small answers, so that their number is limited', async () => {
    listener.following(true);
    for (let page = 0; page < 40_000; page += 1) await ask('jobs', { page });
    await ask('jobs', { page: 39_999 });
    expect(built).toHaveLength(40_000);
    await ask('jobs', { page: 0 });
    expect(built).toHaveLength(40_001);
  });

  it('derives the ETag from the content', async () => {
    const etag = async (answer: object) => (await ask('jobs', {}, answer)).etag;
    expect(await etag({ jobs: [] })).toMatch(/^W\/"[\w-]{20,}"$/);
    expect(await etag({ jobs: [] })).toBe(await etag({ jobs: [] }));
    expect(await etag({ jobs: [1] })).not.toBe(await etag({ jobs: [] }));
  });

  it('compresses an answer of 1,000 bytes or more at its second request, and no others', async () => {
    listener.following(true);
    const unasked = await ask('unasked', {}, long(1_000));
    const short = await ask('short', {}, long(999));
    expect(cached(short)?.br).toBeUndefined();
    expect((await compressed(await ask('long', {}, long(1_000)))).gzip).toBeInstanceOf(Buffer);
    expect(cached(short)?.br).toBeUndefined();
    expect(cached(unasked)?.br).toBeUndefined();
  });

  it('compresses an answer only once', async () => {
    listener.following(true);
    const answer = await ask('long', {}, long(1_000));
    const first = await compressed(answer);
    await compressed(await ask('other', {}, long(1_001)));
    expect(cached(answer)).toBe(first);
  });

  it('stores its bytes in buffers of exact size, so that it uses no more memory than it counts', async () => {
    listener.following(true);
    const { plain, br, gzip } = await compressed(await ask('long', {}, long(1_000)));
    const allocated = [plain, br, gzip].map((bytes) => bytes?.buffer.byteLength);
    expect(allocated).toEqual([plain, br, gzip].map((bytes) => bytes?.length));
  });

  it('drops compressed bytes if the cache is cleared during compression', async () => {
    listener.following(true);
    const answer = await ask('first', {}, long(2_000_000));
    cached(answer);
    await new Promise((resolve) => setImmediate(resolve));
    cache.clear();
    await compressed(await ask('last', {}, long(1_001)));
    expect(cached(answer)).toBeUndefined();
  });

  it('does not compress answers that are cleared before their turn', async () => {
    listener.following(true);
    const [first, second] = [await ask('first', {}, long(1_000)), await ask('second', {}, long(1_000))];
    for (const answer of [first, second]) cached(answer);
    cache.clear();
    await compressed(await ask('last', {}, long(1_001)));
    expect([cached(first), cached(second)]).toEqual([undefined, undefined]);
  });
});
