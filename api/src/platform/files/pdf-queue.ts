import { LRUCache } from 'lru-cache';

/** Many accounts may share an address. */
export interface Owner {
  account: string;
  address: string;
}

interface Waiting<T> {
  owner: Owner;
  one: T;
}

const REMEMBERED = 10_000;
const REMEMBERED_MS = 600_000;

/** The next task belongs to the account and address that used the least time, and that run no other task. */
export class PdfQueue<T> {
  private waiting: Waiting<T>[] = [];
  private readonly active = new Set<string>();
  private readonly taken = new LRUCache<string, number>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  add(owner: Owner, one: T): void {
    this.waiting.push({ owner, one });
  }

  take(): T | undefined {
    const free = this.waiting.filter(({ owner }) => !keysOf(owner).some((key) => this.active.has(key)));
    const least = Math.min(...free.map(({ owner }) => this.takenBy(owner)));
    const next = free.find(({ owner }) => this.takenBy(owner) === least);
    if (!next) return undefined;
    this.waiting = this.waiting.filter((other) => other !== next);
    for (const key of keysOf(next.owner)) this.active.add(key);
    return next.one;
  }

  end(owner: Owner, ms: number): void {
    for (const key of keysOf(owner)) {
      this.active.delete(key);
      this.taken.set(key, (this.taken.get(key) ?? 0) + Math.max(1, ms));
    }
  }

  drop(one: T): void {
    this.waiting = this.waiting.filter((other) => other.one !== one);
  }

  private takenBy(owner: Owner): number {
    return Math.max(...keysOf(owner).map((key) => this.taken.get(key) ?? 0));
  }
}

function keysOf({ account, address }: Owner): string[] {
  return [`account ${account}`, `address ${address}`];
}
