import pLimit, { type LimitFunction } from 'p-limit';
import { originsOf } from './origins.js';

/** The share of a common resource that one network may use (BUDGET-19). */
export const NETWORK_SHARE = 1 / 4;

/** The network that belongs to one customer: an IPv4 address or an IPv6 /56. */
export function networkOf(ip: string | undefined): string {
  const [address, wider = address] = originsOf(ip);
  return wider.name;
}

export class SharedBudget {
  private total = 0;
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  get used(): number {
    return this.total;
  }

  /** @returns false if the budget or the share of this network is used up */
  reserve(network: string, amount: number): boolean {
    const held = (this.held.get(network) ?? 0) + amount;
    if (this.total + amount > this.most || held > this.most * NETWORK_SHARE) return false;
    this.held.set(network, held);
    this.total += amount;
    return true;
  }

  release(network: string, amount: number): void {
    this.total -= amount;
    const left = (this.held.get(network) ?? 0) - amount;
    if (left > 0) this.held.set(network, left);
    else this.held.delete(network);
  }
}

/** Limits concurrent work. Work of a network beyond its share queues behind the work of other networks. */
export class FairQueue {
  private readonly all: LimitFunction;
  private readonly share: number;
  private readonly byNetwork = new Map<string, { queue: LimitFunction; jobs: number }>();

  constructor(concurrency: number) {
    this.all = pLimit(concurrency);
    this.share = Math.max(1, Math.floor(concurrency * NETWORK_SHARE));
  }

  /** @param ip of the client; undefined for the board's own work, which has no share */
  async run<T>(work: () => Promise<T>, ip: string | undefined): Promise<T> {
    if (ip === undefined) return this.all(work);
    const network = networkOf(ip);
    const own = this.byNetwork.get(network) ?? { queue: pLimit(this.share), jobs: 0 };
    this.byNetwork.set(network, own);
    own.jobs += 1;
    try {
      return await own.queue(() => this.all(work));
    } finally {
      own.jobs -= 1;
      if (own.jobs === 0) this.byNetwork.delete(network);
    }
  }
}
