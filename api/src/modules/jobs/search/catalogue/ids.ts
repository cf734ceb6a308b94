/** Numbers to an id of 24 hex digits. */
const PARTS = 3;
const FIRST_ROOM = 1_024;
/** Of the places in the table; in a fuller one the way to an id is long. */
const MOST_TAKEN = 0.5;

/** An id as three numbers of 32 bits; ordered as the ids are. */
export type IdParts = readonly [number, number, number];

export const BEHIND_ALL: IdParts = [Infinity, Infinity, Infinity];

export function partsOf(id: string): IdParts {
  return [parse(id, 0), parse(id, 1), parse(id, 2)];
}

/**
 * The ids of the slots, and the slot of an id. Three numbers for each: of a million texts, and of a map that holds them, the
 * garbage collector would have to look at every one.
 */
export class Ids {
  size = 0;
  private parts = new Uint32Array(FIRST_ROOM * PARTS);
  /** Slots, each one higher so that 0 is nobody; an id stands at the place that its parts give, or in the next free one. */
  private table = new Uint32Array(FIRST_ROOM * 2);

  get bytes(): number {
    return this.parts.byteLength + this.table.byteLength;
  }

  set(slot: number, id: string): void {
    this.makeRoom(slot);
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

  /** Those behind it on their way are moved up, so that no gap parts them from their place. */
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

  /** Below 0 when the slot's id stands before the other. */
  order(slot: number, [first, second, third]: IdParts): number {
    const at = slot * PARTS;
    return (
      (this.parts[at] ?? 0) - first || (this.parts[at + 1] ?? 0) - second || (this.parts[at + 2] ?? 0) - third
    );
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

  private makeRoom(slot: number): void {
    if ((slot + 1) * PARTS > this.parts.length) {
      const longer = new Uint32Array(this.parts.length * 2);
      longer.set(this.parts);
      this.parts = longer;
    }
    if (this.size < this.table.length * MOST_TAKEN) return;
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

  /** Steps from one place on to the other, round the end. */
  private distance(from: number, to: number): number {
    return (to - from) & (this.table.length - 1);
  }
}

function parse(id: string, part: number): number {
  return Number.parseInt(id.slice(part * 8, part * 8 + 8), 16);
}
