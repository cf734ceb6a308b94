import { createHash } from 'node:crypto';

/** Tables that grow by themselves, so that only one of them is held twice meanwhile: one for each first byte of a hash. */
const TABLES = 256;
const FIRST_SLOTS = 16;
/** Of how many slots one is taken at most: fuller, and looking for a free one takes long. */
const FULL = 0.6;

/**
 * Where each address was met first. A million of them are held in 25 MB, less than half of what a map of numbers takes: seven
 * bytes of a hash stand for an address, the first by its table, the others at the slot that they name or the next free one.
 */
export class SeenAddresses {
  private readonly tables = Array.from({ length: TABLES }, () => new Table());

  /** @returns where it was met before, or undefined when this is the first time */
  meet(address: string, at: number): number | undefined {
    const hash = createHash('sha256').update(address).digest();
    const table = this.tables[hash.readUInt8(0)] as Table;
    return table.meet(hash.readUIntBE(1, 6) + 1, at);
  }
}

class Table {
  /** Zero is a free slot. */
  private keys = new Float64Array(FIRST_SLOTS);
  private places = new Uint32Array(FIRST_SLOTS);
  private size = 0;

  meet(key: number, at: number): number | undefined {
    const slot = this.slotOf(key);
    if (this.keys[slot] === key) return this.places[slot];
    this.keys[slot] = key;
    this.places[slot] = at;
    this.size += 1;
    if (this.size > this.keys.length * FULL) this.grow();
    return undefined;
  }

  private slotOf(key: number): number {
    let slot = key % this.keys.length;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key) slot = (slot + 1) % this.keys.length;
    return slot;
  }

  private grow(): void {
    const { keys, places } = this;
    this.keys = new Float64Array(2 * keys.length);
    this.places = new Uint32Array(2 * keys.length);
    for (const [from, key] of keys.entries()) {
      if (key === 0) continue;
      const slot = this.slotOf(key);
      this.keys[slot] = key;
      this.places[slot] = places[from] ?? 0;
    }
  }
}
