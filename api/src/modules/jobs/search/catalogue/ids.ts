/** 32-bit numbers per id of 24 hex digits. */
const PARTS = 3;
const INITIAL_SIZE = 1_024;
const MAX_LOAD = 0.5;

/** An id as numbers, in the same order as the ids. */
export type IdParts = readonly [number, number, number];

export const AFTER_ALL_IDS: IdParts = [Infinity, Infinity, Infinity];

export function partsOf(id: string): IdParts {
  return [parse(id, 0), parse(id, 1), parse(id, 2)];
}

/**
 * The ids of the slots, and an open-addressing hash table from id to slot. Typed arrays instead of strings and a Map,
 * because the garbage collector would visit each of a million strings.
 */
export class Ids {
  size = 0;
  private parts = new Uint32Array(INITIAL_SIZE * PARTS);
  /** Hash table with linear probing. An entry is the slot plus 1; 0 is a free entry. */
  private table = new Uint32Array(INITIAL_SIZE * 2);

  get bytes(): number {
    return this.parts.byteLength + this.table.byteLength;
  }

  set(slot: number, id: string): void {
    this.growTo(slot);
    this.parts.set(partsOf(id), slot * PARTS);
    this.size += 1;
    this.enter(slot);
  }

  slotOf(id: string): number | undefined {
    const parts = partsOf(id);
    for (let place = this.placeOf(parts); ; place = this.next(place)) {
      const slot = (this.table[place] ?? 0) - 1;
      if (slot < 0) return undefined;
      if (this.order(slot, parts) === 0) return slot;
    }
  }

  /** Moves later entries of the same probe sequence into the gap, so that lookups still find them. */
  remove(slot: number): void {
    let gap = this.placeOf(this.partsAt(slot));
    while (this.table[gap] !== slot + 1) gap = this.next(gap);
    for (let place = this.next(gap); ; place = this.next(place)) {
      const other = this.table[place] ?? 0;
      if (other === 0) break;
      const home = this.placeOf(this.partsAt(other - 1));
      if (this.distance(home, place) < this.distance(gap, place)) continue;
      this.table[gap] = other;
      gap = place;
    }
    this.table[gap] = 0;
    this.size -= 1;
  }

  text(slot: number): string {
    return this.partsAt(slot)
      .map((part) => part.toString(16).padStart(8, '0'))
      .join('');
  }

  /** Below 0 if the slot's id comes first. */
  order(slot: number, [first, second, third]: IdParts): number {
    const at = slot * PARTS;
    return (
      (this.parts[at] ?? 0) - first || (this.parts[at + 1] ?? 0) - second || (this.parts[at + 2] ?? 0) - third
    );
  }

  /** Below 0 if the id of slot `a` comes first. */
  compare(a: number, b: number): number {
    let part = 0;
    while (part < PARTS - 1 && this.parts[a * PARTS + part] === this.parts[b * PARTS + part]) part += 1;
    return (this.parts[a * PARTS + part] ?? 0) - (this.parts[b * PARTS + part] ?? 0);
  }

  partsAt(slot: number): IdParts {
    const at = slot * PARTS;
    return [this.parts[at] ?? 0, this.parts[at + 1] ?? 0, this.parts[at + 2] ?? 0];
  }

  private enter(slot: number): void {
    let place = this.placeOf(this.partsAt(slot));
    while (this.table[place] !== 0) place = this.next(place);
    this.table[place] = slot + 1;
  }

  private growTo(slot: number): void {
    if ((slot + 1) * PARTS > this.parts.length) {
      const longer = new Uint32Array(this.parts.length * 2);
      longer.set(this.parts);
      this.parts = longer;
    }
    if (this.size < this.table.length * MAX_LOAD) return;
    const slots = this.table.filter((entry) => entry !== 0);
    this.table = new Uint32Array(this.table.length * 2);
    for (const entry of slots) this.enter(entry - 1);
  }

  private placeOf([first, second, third]: IdParts): number {
    const mixed = Math.imul(first ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35), 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) & (this.table.length - 1);
  }

  private next(place: number): number {
    return (place + 1) & (this.table.length - 1);
  }

  /** Wraps around the end of the table. */
  private distance(from: number, to: number): number {
    return (to - from) & (this.table.length - 1);
  }
}

function parse(id: string, part: number): number {
  return Number.parseInt(id.slice(part * 8, part * 8 + 8), 16);
}
