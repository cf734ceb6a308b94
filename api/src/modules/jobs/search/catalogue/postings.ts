/** Which slots have a word, or belong to a company: for each number a list without order. */
export class Postings {
  private readonly lists: number[][] = [];

  add(number: number, slot: number): void {
    while (this.lists.length <= number) this.lists.push([]);
    this.lists[number]?.push(slot);
  }

  remove(number: number, slot: number): void {
    const list = this.lists[number] ?? [];
    const at = list.lastIndexOf(slot);
    const last = list.pop();
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
  union(numbers: readonly number[], slots: number): readonly number[] {
    const [only = -1] = numbers;
    if (numbers.length < 2) return this.of(only);
    const seen = new Uint8Array(slots);
    const found: number[] = [];
    for (const number of numbers) {
      for (const slot of this.of(number)) {
        if (seen[slot] === 1) continue;
        seen[slot] = 1;
        found.push(slot);
      }
    }
    return found;
  }
}
