import { merged, SkippedRows } from './skipped-rows.js';

const row = (at: number) => ({ at, title: `Cook ${at}`, reason: 'it names no company' });

describe('SkippedRows', () => {
  it('counts all rows and names the first ten thousand', () => {
    const all = new SkippedRows();
    for (let at = 1; at <= 10_002; at += 1) all.add(row(at));
    expect(all.count).toBe(10_002);
    expect(all.named).toHaveLength(10_000);
    expect(all.named.at(-1)).toEqual(row(10_000));
  });

  it('merges two lists in the order of the file', () => {
    const both = merged(new SkippedRows([row(2), row(9)]), new SkippedRows([row(1), row(5)]));
    expect(both.named.map(({ at }) => at)).toEqual([1, 2, 5, 9]);
    expect(both.count).toBe(4);
  });

  it('adds up the counts when there are too many rows to name', () => {
    const many = new SkippedRows(Array.from({ length: 9_999 }, (_, at) => row(2 * at)));
    const both = merged(many, new SkippedRows([row(1), row(3), row(5)]));
    expect(both.count).toBe(10_002);
    expect(both.named).toHaveLength(10_000);
    expect(both.named.slice(0, 4).map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  });
});
