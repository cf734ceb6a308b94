import type { BoardChanges, ChangeListener } from './board-changes.js';
import { RowCache } from './row-cache.js';

describe('RowCache', () => {
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

  it('reads each row once and looks up only the missing ids', async () => {
    expect(await of('a')).toEqual({ a: 1 });
    expect(await of('a', 'b', 'b', 'none')).toEqual({ a: 1, b: 2 });
    expect(await of('a', 'b')).toEqual({ a: 1, b: 2 });
    expect(asked()).toEqual([['a'], ['b', 'none']]);
  });

  it('does not read when no ids are given', async () => {
    expect(await of()).toEqual({});
    expect(asked()).toEqual([]);
  });

  it('reads only the changed row again', async () => {
    await of('a', 'b');
    stored.set('a', 7);
    listener.changed({ collection: 'applications', id: 'a' });
    expect(await of('a', 'b')).toEqual({ a: 7, b: 2 });
    expect(asked()).toEqual([['a', 'b'], ['a']]);
  });

  it('reads all rows again after a change without an id', async () => {
    await of('a', 'b');
    listener.changed({ collection: 'applications' });
    await of('a', 'b');
    expect(asked()).toHaveLength(2);
  });

  it('keeps its rows when another collection changes', async () => {
    await of('a');
    listener.changed({ collection: 'jobs', id: 'a' });
    listener.changed({ collection: 'companies' });
    await of('a');
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['one row changes', { collection: 'applications' as const, id: 'a' }],
    ['unknown rows change', { collection: 'applications' as const }],
  ])('does not cache a stale row when %s during the read', async (_, change) => {
    read.mockImplementationOnce(async () => {
      const before = new Map(stored);
      stored.set('a', 7);
      listener.changed(change);
      return before;
    });
    await of('a', 'b');
    expect(await of('a', 'b')).toEqual({ a: 7, b: 2 });
    expect(asked()).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('caches nothing while changes are not reported, and drops the rows cached before', async () => {
    await of('a');
    listener.following(false);
    await of('a');
    await of('a');
    listener.following(true);
    await of('a');
    await of('a');
    expect(asked()).toHaveLength(4);
  });

  it('does not cache a read that began before changes were reported', async () => {
    listener.following(false);
    read.mockImplementationOnce(async () => {
      listener.following(true);
      return new Map([['a', 5]]);
    });
    await of('a');
    expect(await of('a')).toEqual({ a: 1 });
  });

  it('reads a row again after ten seconds even if no change is reported', async () => {
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

  it('passes a failed read on to the caller and reads again next time', async () => {
    read.mockRejectedValueOnce(new Error('away'));
    await expect(of('a')).rejects.toThrow('away');
    expect(await of('a')).toEqual({ a: 1 });
  });
});
