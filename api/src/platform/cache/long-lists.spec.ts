import { queueLongList, mapInBatches } from './long-lists.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('long lists', () => {
  it('are read two at a time, and the next one starts when one ends', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const read = (name: string, at: number) =>
      queueLongList({ ip: `203.0.113.${at}` }, async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.push(end));
        return name;
      });
    const all = ['a', 'b', 'c'].map(read);
    await turn();
    expect(begun).toEqual(['a', 'b']);
    ends[0]?.();
    await turn();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });

  it('are built in order, and other requests are served between the batches', async () => {
    let others = 0;
    const serve = () => {
      others += 1;
      timer = setImmediate(serve);
    };
    let timer = setImmediate(serve);
    const rows = Array.from({ length: 1_000 }, (_none, at) => at);
    const made = await mapInBatches(rows, (row) => row * 2);
    clearImmediate(timer);
    expect(made).toEqual(rows.map((row) => row * 2));
    expect(others).toBeGreaterThanOrEqual(9);
  });
});
