import { LeftOut, listed, together } from './left-out.js';

const row = (at: number) => ({ at, title: `Cook ${at}`, reason: 'it names no company' });

describe('rows that are left out', () => {
  it('are all counted, and the first ten thousand named', () => {
    const all = new LeftOut();
    for (let at = 1; at <= 10_002; at += 1) all.add(row(at));
    expect(all.count).toBe(10_002);
    expect(all.named).toHaveLength(10_000);
    expect(all.named.at(-1)).toEqual(row(10_000));
  });

  it('stand in the order of the file, whoever left them out', () => {
    const both = together(listed([row(2), row(9)]), listed([row(1), row(5)]));
    expect(both.named.map(({ at }) => at)).toEqual([1, 2, 5, 9]);
    expect(both.count).toBe(4);
  });

  it('are counted in sum when there are too many to name', () => {
    const many = listed(Array.from({ length: 9_999 }, (_, at) => row(2 * at)));
    const both = together(many, listed([row(1), row(3), row(5)]));
    expect(both.count).toBe(10_002);
    expect(both.named).toHaveLength(10_000);
    expect(both.named.slice(0, 4).map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  });
});
