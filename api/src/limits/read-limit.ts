import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../errors/app-error.js';

/** Mobile networks put thousands of phones behind one address (trust I8). */
const READS_PER_MINUTE = 1_200;
const MINUTE_MS = 60_000;

/** Reads per address, counted in the memory of this process. */
@Injectable()
export class ReadLimit {
  private window = 0;
  private counts = new Map<string, number>();

  /** @throws AppError too_many_requests */
  use(address: string): void {
    const now = Date.now();
    const window = Math.floor(now / MINUTE_MS);
    if (window !== this.window) {
      this.window = window;
      this.counts = new Map();
    }
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    if (count <= READS_PER_MINUTE) return;
    const retryAfter = ((window + 1) * MINUTE_MS - now) / 1000;
    throw new AppError('too_many_requests', MESSAGES.tooManyRequests, { retryAfter });
  }
}
