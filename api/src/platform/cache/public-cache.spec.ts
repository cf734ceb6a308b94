import type { BoardChanges, ChangeListener } from './board-changes.js';
import { type CachedAnswer, PublicCache } from './public-cache.js';

describe('the cache of public answers', () => {
  let listener: ChangeListener;
  let cache: PublicCache;
  /** The names of the questions that were answered anew. */
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
  /** The kept answer, as a second request would get it. */
  const kept = ({ key }: CachedAnswer): CachedAnswer | undefined => cache.get(key);
  /** An answer of so many bytes. */
  const long = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
  async function compressed(answer: CachedAnswer): Promise<CachedAnswer> {
    for (;;) {
      const now = kept(answer);
      if (now?.br) return now;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('keeps nothing before changes are told of', async () => {
    await ask();
    await ask();
    listener.following(true);
    await ask();
    await ask();
    expect(built).toHaveLength(3);
  });

  it('does not keep what was begun before changes were told of', async () => {
    await cache.answer('jobs', {}, async () => {
      listener.following(true);
      return {};
    });
    await ask();
    expect(built).toHaveLength(1);
  });

  it('builds an answer anew after ten seconds, also one that was compressed meanwhile [JOB-12]', async () => {
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

  it('forgets everything when something changed, and what was begun before is not kept', async () => {
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

  it('forgets everything when changes are no longer told of, and keeps nothing until they are', async () => {
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

  it('knows a question by what it asks, however that was written', async () => {
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
    ['a value beside', 'jobs', { title: 'cook', level: ['Senior level'] }],
    ['another field', 'jobs', { location: 'cook' }],
    ['no field', 'jobs', {}],
  ])('does not take %s for the same question', async (_, name, question) => {
    listener.following(true);
    await ask('jobs', { title: 'cook' });
    await ask(name, question);
    expect(built).toHaveLength(2);
  });

  it('builds an answer once for all who ask for it at once [JOB-36]', async () => {
    listener.following(true);
    const answers = await Promise.all([ask(), ask(), ask('remotejobs'), ask()]);
    expect(built).toEqual(['jobs', 'remotejobs']);
    expect(answers[3]).toBe(answers[0]);
  });

  it('builds it anew for who asks after a change', async () => {
    listener.following(true);
    const first = ask();
    listener.changed({ collection: 'jobs' });
    const second = ask();
    await Promise.all([first, second]);
    expect(built).toHaveLength(2);
    await ask();
    expect(built).toHaveLength(2);
  });

  it('goes on sharing the newer of two builds when the older one ends', async () => {
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

  it('does not take lists of other values for the same question', async () => {
    listener.following(true);
    await ask('jobs', { level: ['Senior level'] });
    await ask('jobs', { level: ['Beginner level'] });
    expect(built).toHaveLength(2);
  });

  it('builds it for each while changes are not told of', async () => {
    await Promise.all([ask(), ask()]);
    expect(built).toHaveLength(2);
  });

  it('fails for all who wait for it, and builds it for the next', async () => {
    listener.following(true);
    const fail = () => Promise.reject(new Error('away'));
    const asked = [cache.answer('jobs', {}, fail), ask()];
    for (const one of asked) await expect(one).rejects.toThrow('away');
    await ask();
    expect(built).toHaveLength(1);
  });

  it('keeps 20 MB of answers, and lets go first what was not asked for the longest [JOB-37]', async () => {
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

  it('counts what stands beside small answers, so that there is an end to their number', async () => {
    listener.following(true);
    for (let page = 0; page < 40_000; page += 1) await ask('jobs', { page });
    await ask('jobs', { page: 39_999 });
    expect(built).toHaveLength(40_000);
    await ask('jobs', { page: 0 });
    expect(built).toHaveLength(40_001);
  });

  it('names an answer by what it says', async () => {
    const etag = async (answer: object) => (await ask('jobs', {}, answer)).etag;
    expect(await etag({ jobs: [] })).toMatch(/^W\/"[\w-]{20,}"$/);
    expect(await etag({ jobs: [] })).toBe(await etag({ jobs: [] }));
    expect(await etag({ jobs: [1] })).not.toBe(await etag({ jobs: [] }));
  });

  it('compresses what is long enough to be worth it once it is asked for again, and nothing else', async () => {
    listener.following(true);
    const unasked = await ask('unasked', {}, long(1_000));
    const short = await ask('short', {}, long(999));
    expect(kept(short)?.br).toBeUndefined();
    expect((await compressed(await ask('long', {}, long(1_000)))).gzip).toBeInstanceOf(Buffer);
    expect(kept(short)?.br).toBeUndefined();
    expect(kept(unasked)?.br).toBeUndefined();
  });

  it('compresses an answer once, however often it is asked for', async () => {
    listener.following(true);
    const answer = await ask('long', {}, long(1_000));
    const first = await compressed(answer);
    await compressed(await ask('other', {}, long(1_001)));
    expect(kept(answer)).toBe(first);
  });

  it('holds no more memory than it counts: bytes stand in memory of their own', async () => {
    listener.following(true);
    const { plain, br, gzip } = await compressed(await ask('long', {}, long(1_000)));
    const held = [plain, br, gzip].map((bytes) => bytes?.buffer.byteLength);
    expect(held).toEqual([plain, br, gzip].map((bytes) => bytes?.length));
  });

  it('does not keep the compressed bytes of an answer that became untrue while they were made', async () => {
    listener.following(true);
    const answer = await ask('first', {}, long(2_000_000));
    kept(answer);
    await new Promise((resolve) => setImmediate(resolve));
    cache.clear();
    await compressed(await ask('last', {}, long(1_001)));
    expect(kept(answer)).toBeUndefined();
  });

  it('does not keep the compressed bytes of an answer that is no longer true', async () => {
    listener.following(true);
    const [first, second] = [await ask('first', {}, long(1_000)), await ask('second', {}, long(1_000))];
    for (const answer of [first, second]) kept(answer);
    cache.clear();
    await compressed(await ask('last', {}, long(1_001)));
    expect([kept(first), kept(second)]).toEqual([undefined, undefined]);
  });
});
