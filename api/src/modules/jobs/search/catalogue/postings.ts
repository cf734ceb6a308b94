/** From this many entries on, a scan over all slots is faster than a set. */
const FEW = 2_000;
const LIST_BYTES = 40;

/** Inverted index: the slots of each word or company, in no order. */
export class Postings {
  private readonly lists: number[][] = [];
  private entries = 0;

  get bytes(): number {
    return 8 * this.entries + LIST_BYTES * this.lists.length;
  }

  add(number: number, slot: number): void {
    while (this.lists.length < number) this.lists.push([]);
    this.entries += 1;
    const list = this.lists[number];
    // most words occur in one title, and pushing to an empty array reserves 17 entries
    if (list) list.push(slot);
    else this.lists.push([slot]);
  }

  remove(number: number, slot: number): void {
    const list = this.lists[number] ?? [];
    const at = list.lastIndexOf(slot);
    const last = list.pop();
    if (last !== undefined) this.entries -= 1;
    if (at !== list.length && last !== undefined) list[at] = last;
  }

  of(number: number): readonly number[] {
    return this.lists[number] ?? [];
  }

  /** Total length of the lists. */
  size(numbers: readonly number[]): number {
    return numbers.reduce((total, number) => total + this.of(number).length, 0);
  }

  /** Slots in any of the lists, each once. @param slots number of slots in use */
  union(numbers: readonly number[], slots: number): Uint32Array {
    const [only = -1] = numbers;
    if (numbers.length < 2) return new Uint32Array(this.of(only));
    const size = this.size(numbers);
    if (size < FEW) return Uint32Array.from(new Set(numbers.flatMap((number) => this.of(number))));
    // in ascending order, because later lookups are faster with sequential memory access
    const found = new Uint32Array(Math.min(size, slots));
    const isFound = new Uint8Array(slots);
    for (const number of numbers) for (const slot of this.of(number)) isFound[slot] = 1;
    let count = 0;
    for (let slot = 0; slot < slots; slot += 1) if (isFound[slot] === 1) found[count++] = slot;
    return found.subarray(0, count);
  }

  /** Narrows `found` to slots in any of the lists, or returns it unchanged if checking each title is cheaper. */
  among(found: Uint32Array, numbers: readonly number[], slots: number): Uint32Array {
    if (found.length < FEW || this.size(numbers) > slots) return found;
    const has = new Uint8Array(slots);
    for (const number of numbers) for (const slot of this.of(number)) has[slot] = 1;
    return found.filter((slot) => has[slot] === 1);
  }
}
