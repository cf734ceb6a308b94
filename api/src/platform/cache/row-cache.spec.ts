import type { BoardChanges, ChangeListener } from './board-changes.js';
import { RowCache } from './row-cache.js';

describe('rows that are kept', () => {
  let listener: ChangeListener;
  let stored: Map<string, number>;
  let rows: RowCache<number>;
  const read = jest.fn(
    async (ids: readonly string[]) => new Map([...stored].filter(([id]) => ids.includes(id))),
  );

  beforeEach(() => {
    stored = new Map([
      ['a', 1],
      ['b', 2],
    ]);
    read.mockClear();
    const listen = (given: ChangeListener) => (listener = given);
    rows = new RowCache({ listen } as unknown as BoardChanges, 'applications', read);
    listener.following(true);
  });

  const asked = () => read.mock.calls.map(([ids]) => ids);
  const of = async (...ids: string[]) => Object.fromEntries(await rows.of(ids));

  it('are read once, and those that are known are not asked for with the others', async () => {
    expect(await of('a')).toEqual({ a: 1 });
    expect(await of('a', 'b', 'b', 'none')).toEqual({ a: 1, b: 2 });
    expect(await of('a', 'b')).toEqual({ a: 1, b: 2 });
    expect(asked()).toEqual([['a'], ['b', 'none']]);
  });

  it('ask nothing when there is nothing to ask', async () => {
    expect(await of()).toEqual({});
    expect(asked()).toEqual([]);
  });

  it('are read again when one is told of, the others are not', async () => {
    await of('a', 'b');
    stored.set('a', 7);
    listener.changed({ collection: 'applications', id: 'a' });
    expect(await of('a', 'b')).toEqual({ a: 7, b: 2 });
    expect(asked()).toEqual([['a', 'b'], ['a']]);
  });

  it('are all read again when it is not known which one changed', async () => {
    await of('a', 'b');
    listener.changed({ collection: 'applications' });
    await of('a', 'b');
    expect(asked()).toHaveLength(2);
  });

  it('are kept through a change of something else', async () => {
    await of('a');
    listener.changed({ collection: 'jobs', id: 'a' });
    listener.changed({ collection: 'companies' });
    await of('a');
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['one changed', { collection: 'applications' as const, id: 'a' }, [['a', 'b'], ['a']]],
    [
      'some changed',
      { collection: 'applications' as const },
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ],
  ])('are not kept as they were read while %s', async (_, change, expected) => {
    read.mockImplementationOnce(async () => {
      const before = new Map(stored);
      stored.set('a', 7);
      listener.changed(change);
      return before;
    });
    await of('a', 'b');
    expect(await of('a', 'b')).toEqual({ a: 7, b: 2 });
    expect(asked()).toEqual(expected);
  });

  it('are not kept while changes are not told of, nor what was kept before that', async () => {
    await of('a');
    listener.following(false);
    await of('a');
    await of('a');
    listener.following(true);
    await of('a');
    await of('a');
    expect(asked()).toHaveLength(4);
  });

  it('are not kept when they were begun to be read while changes were not told of', async () => {
    listener.following(false);
    read.mockImplementationOnce(async () => {
      listener.following(true);
      return new Map([['a', 5]]);
    });
    await of('a');
    expect(await of('a')).toEqual({ a: 1 });
  });

  it('are read again after ten seconds, whatever is told', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(50_000);
    await of('a');
    now.mockReturnValue(60_000);
    await of('a');
    expect(asked()).toHaveLength(1);
    now.mockReturnValue(60_002);
    await of('a');
    expect(asked()).toHaveLength(2);
    now.mockRestore();
  });

  it('fail with the one who asked, and are asked for again', async () => {
    read.mockRejectedValueOnce(new Error('away'));
    await expect(of('a')).rejects.toThrow('away');
    expect(await of('a')).toEqual({ a: 1 });
  });
});
