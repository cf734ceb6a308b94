import { askedTogether, together } from './together.js';

/** Runs that end when the test says so. */
function held() {
  const runs: {
    keys: readonly string[];
    end: (results: (string | Error)[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const run = (keys: readonly string[]) =>
    new Promise<(string | Error)[]>((end, fail) => {
      runs.push({ keys, end, fail });
    });
  return { runs, one: together(run) };
}

/** Whoever waits for a promise that is kept already has had a turn after this. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('what is done together', () => {
  it('goes at once while nothing is on its way', async () => {
    const { runs, one } = held();
    const done = one('a');
    await turn();
    expect(runs.map(({ keys }) => keys)).toEqual([['a']]);
    runs[0]?.end(['done a']);
    expect(await done).toBe('done a');
  });

  it('gathers those who come meanwhile for the next run, which begins when the first has ended', async () => {
    const { runs, one } = held();
    const all = [one('a')];
    await turn();
    all.push(one('b'), one('c'));
    await turn();
    expect(runs).toHaveLength(1);
    runs[0]?.end(['done a']);
    await turn();
    expect(runs.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
    runs[1]?.end(['done b', 'done c']);
    expect(await Promise.all(all)).toEqual(['done a', 'done b', 'done c']);
  });

  it('goes on after a run that failed, which fails only those who were in it', async () => {
    const { runs, one } = held();
    const first = one('a');
    await turn();
    const second = one('b');
    runs[0]?.fail(new Error('no database'));
    await expect(first).rejects.toThrow('no database');
    await turn();
    runs[1]?.end(['done b']);
    expect(await second).toBe('done b');
  });

  it('fails the one whose result is an error', async () => {
    const { runs, one } = held();
    const all = Promise.allSettled([one('a'), one('b')]);
    await turn();
    runs[0]?.end(['done a', new Error('refused')]);
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('waits for others before a run that nobody waits for', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const runs: (readonly string[])[] = [];
      const one = together(async (keys: readonly string[]) => {
        runs.push(keys);
        return Promise.resolve(keys);
      }, 100);
      const all = [one('a')];
      await turn();
      await jest.advanceTimersByTimeAsync(99);
      all.push(one('b'));
      expect(runs).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(await Promise.all(all)).toEqual(['a', 'b']);
      expect(runs).toEqual([['a', 'b']]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('carries at most 100 in one run', async () => {
    const sizes: number[] = [];
    const one = together(async (keys: readonly number[]) => {
      sizes.push(keys.length);
      return Promise.resolve(keys);
    });
    await Promise.all(Array.from({ length: 250 }, (_, index) => one(index)));
    expect(sizes).toEqual([100, 100, 50]);
  });
});

describe('rows asked for together', () => {
  it('are asked for once each, and a missing one is undefined', async () => {
    const asked: (readonly string[])[] = [];
    const row = askedTogether(async (ids) => {
      asked.push(ids);
      return Promise.resolve(new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `row ${id}`])));
    });
    const rows = await Promise.all([row('a'), row('a'), row('gone'), row('b')]);
    expect(asked).toEqual([['a', 'gone', 'b']]);
    expect(rows).toEqual(['row a', 'row a', undefined, 'row b']);
  });

  it('are read anew for whoever asks later', async () => {
    let state = 'old';
    const row = askedTogether(async (ids) => Promise.resolve(new Map(ids.map((id) => [id, state]))));
    expect(await row('a')).toBe('old');
    state = 'new';
    expect(await row('a')).toBe('new');
  });
});
