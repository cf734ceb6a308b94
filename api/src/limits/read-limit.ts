import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { READS } from '../contract/route/limit-rules.js';
import { AppError } from '../errors/app-error.js';

const WINDOW_MS = READS.seconds * 1_000;

/** Reads per address, counted in the memory of this process. */
@Injectable()
export class ReadLimit {
  private window = 0;
  private counts = new Map<string, number>();

  /** @throws AppError too_many_requests */
  use(address: string): void {
    const now = Date.now();
    const window = Math.floor(now / WINDOW_MS);
    if (window !== this.window) {
      this.window = window;
      this.counts = new Map();
    }
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    if (count <= READS.limit) return;
    const retryAfter = ((window + 1) * WINDOW_MS - now) / 1000;
    throw new AppError('too_many_requests', MESSAGES.tooManyRequests, { retryAfter });
  }
}
