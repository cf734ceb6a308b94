import pLimit, { type LimitFunction } from 'p-limit';
import { currentRequest } from '../contract/route/current-request.js';
import { originsOf } from './origins.js';

/**
 * How much of what all share one network may hold (BUDGET-19). Everything of that kind is here or asks here: bytes in
 * flight, password hashes, sign-ins of the board, logos, pictures, company lists and searches.
 */
export const NETWORK_SHARE = 1 / 4;

/** The network that one customer has: an address of IPv4, or a /56 of IPv6. */
export function networkOf(ip: string | undefined): string {
  const [address, wider = address] = originsOf(ip);
  return wider.name;
}

/** That of the request which is being answered; undefined for what the board does by itself, which has no share. */
export function currentNetwork(): string | undefined {
  const { request } = currentRequest.getStore() ?? {};
  return request && networkOf(request.ip);
}

/** An amount that all networks share. */
export class SharedBudget {
  private total = 0;
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  get used(): number {
    return this.total;
  }

  /** @returns false when all, or this network's share, is taken */
  take(network: string | undefined, amount: number): boolean {
    if (this.total + amount > this.most) return false;
    if (network !== undefined) {
      const held = (this.held.get(network) ?? 0) + amount;
      if (held > this.most * NETWORK_SHARE) return false;
      this.held.set(network, held);
    }
    this.total += amount;
    return true;
  }

  give(network: string | undefined, amount: number): void {
    this.total -= amount;
    if (network === undefined) return;
    const left = (this.held.get(network) ?? 0) - amount;
    if (left > 0) this.held.set(network, left);
    else this.held.delete(network);
  }
}

/** Work of which only so much runs at once. More work of one network than its share waits behind that of all others. */
export class SharedTurns {
  private readonly all: LimitFunction;
  private readonly ofNetwork = new Map<string, { turns: LimitFunction; waiting: number }>();

  constructor(private readonly atOnce: number) {
    this.all = pLimit(atOnce);
  }

  async run<T>(work: () => Promise<T>, network = currentNetwork()): Promise<T> {
    if (network === undefined) return this.all(work);
    const share = Math.max(1, Math.floor(this.atOnce * NETWORK_SHARE));
    const own = this.ofNetwork.get(network) ?? { turns: pLimit(share), waiting: 0 };
    this.ofNetwork.set(network, own);
    own.waiting += 1;
    try {
      return await own.turns(() => this.all(work));
    } finally {
      own.waiting -= 1;
      if (own.waiting === 0) this.ofNetwork.delete(network);
    }
  }
}
