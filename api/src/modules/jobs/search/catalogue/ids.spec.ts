import { randomBytes, randomInt } from 'node:crypto';
import { AFTER_ALL_IDS, Ids, partsOf } from './ids.js';

/** Consecutive ids, as a database creates them: most differ only in their last digits. */
const idOf = (number: number) => `6650000000000000${number.toString(16).padStart(8, '0')}`;

describe('Ids', () => {
  it.each([
    ['as a database makes them', idOf],
    ['of any kind', () => randomBytes(12).toString('hex')],
    ['with the same end', (number: number) => `${number.toString(16).padStart(8, '0')}0000000000000001`],
  ])('finds %s among thousands after removals', (_title, make) => {
    const ids = new Ids();
    const known = new Map<string, number>();
    const gone: string[] = [];
    const free: number[] = [];
    for (let step = 0; step < 20_000; step += 1) {
      const isLeaving = known.size > 10 && randomInt(3) === 0;
      const [id = '', slot = 0] = isLeaving ? (known.entries().next().value ?? []) : [];
      if (isLeaving) {
        ids.remove(slot);
        known.delete(id);
        free.push(slot);
        gone.push(id);
      } else {
        const place = free.pop() ?? known.size;
        const fresh = make(step);
        ids.set(place, fresh);
        known.set(fresh, place);
      }
    }
    expect(ids.size).toBe(known.size);
    expect([...known.keys()].map((id) => ids.slotOf(id))).toEqual([...known.values()]);
    expect([...known.values()].map((slot) => ids.text(slot))).toEqual([...known.keys()]);
    expect(gone.map((id) => ids.slotOf(id)).filter((slot) => slot !== undefined)).toEqual([]);
  });

  it('orders ids like their texts, all before AFTER_ALL_IDS', () => {
    const ids = new Ids();
    const texts = [
      '000000000000000000000000',
      '0000000000000000ffffffff',
      '00000000ffffffff00000000',
      'f'.repeat(24),
    ];
    texts.forEach((text, slot) => ids.set(slot, text));
    const signs = texts.map((_text, slot) =>
      texts.map((other) => Math.sign(ids.order(slot, partsOf(other)))),
    );
    expect(signs).toEqual([
      [0, -1, -1, -1],
      [1, 0, -1, -1],
      [1, 1, 0, -1],
      [1, 1, 1, 0],
    ]);
    expect(ids.order(3, AFTER_ALL_IDS)).toBeLessThan(0);
  });
});
