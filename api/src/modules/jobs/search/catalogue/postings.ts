/** So few are gathered one by one; of more, all slots are looked through. */
const FEW = 2_000;

const LIST_BYTES = 40;

/** Which slots have a word, or belong to a company: for each number a list without order. */
export class Postings {
  private readonly lists: number[][] = [];
  private entries = 0;

  /** About: eight for each entry, and the head of each list. */
  get bytes(): number {
    return 8 * this.entries + LIST_BYTES * this.lists.length;
  }

  add(number: number, slot: number): void {
    while (this.lists.length < number) this.lists.push([]);
    this.entries += 1;
    const list = this.lists[number];
    // most words of a large board have one title: an empty list would take room for seventeen
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

  /** How many the lists of these numbers hold together. */
  size(numbers: readonly number[]): number {
    return numbers.reduce((total, number) => total + this.of(number).length, 0);
  }

  /** The slots of these numbers, each once. @param slots how many slots there are */
  union(numbers: readonly number[], slots: number): Uint32Array {
    const [only = -1] = numbers;
    if (numbers.length < 2) return new Uint32Array(this.of(only));
    const size = this.size(numbers);
    if (size < FEW) return Uint32Array.from(new Set(numbers.flatMap((number) => this.of(number))));
    // in rising order: what is then looked up of each stands side by side in memory
    const found = new Uint32Array(Math.min(size, slots));
    const isFound = new Uint8Array(slots);
    for (const number of numbers) for (const slot of this.of(number)) isFound[slot] = 1;
    let count = 0;
    for (let slot = 0; slot < slots; slot += 1) if (isFound[slot] === 1) found[count++] = slot;
    return found.subarray(0, count);
  }
  /** Those of the slots that have one of these numbers, where finding it out is cheaper than looking at each of them. */
  among(found: Uint32Array, numbers: readonly number[], slots: number): Uint32Array {
    if (found.length < FEW || this.size(numbers) > slots) return found;
    const has = new Uint8Array(slots);
    for (const number of numbers) for (const slot of this.of(number)) has[slot] = 1;
    return found.filter((slot) => has[slot] === 1);
  }
}
