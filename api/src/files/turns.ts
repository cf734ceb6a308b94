/** What waits, in turn by whose it is, so that many of one do not keep others waiting. */
export class Turns<T> {
  /** In the order in which their turns come. */
  private readonly waiting = new Map<string, T[]>();

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  add(whose: string, one: T): void {
    const own = this.waiting.get(whose);
    if (own) own.push(one);
    else this.waiting.set(whose, [one]);
  }

  /** The next one; whoever has more waits behind all others. */
  take(): T | undefined {
    for (const [whose, own] of this.waiting) {
      const one = own.shift();
      this.waiting.delete(whose);
      if (own.length > 0) this.waiting.set(whose, own);
      return one;
    }
    return undefined;
  }

  drop(whose: string, one: T): void {
    const left = this.waiting.get(whose)?.filter((other) => other !== one) ?? [];
    if (left.length > 0) this.waiting.set(whose, left);
    else this.waiting.delete(whose);
  }
}
