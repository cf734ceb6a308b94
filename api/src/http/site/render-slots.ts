import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { NETWORK_SHARE, networkOf } from '../../platform/limits/network-share.js';
import { RequestLimits } from '../../platform/limits/request-limits.js';
import { RENDERS } from '../../platform/contract/route/limit-rules.js';

/** Rendered or waiting. A page takes about 16 ms of CPU, so the last one waits for a second. */
export const MAX_RENDERS = 64;
export const MAX_RENDERS_OF_NETWORK = MAX_RENDERS * NETWORK_SHARE;
const RETRY_AFTER_SECONDS = 2;

/** Limits concurrent renders, and renders per minute and address (BUDGET-10). */
@Injectable()
export class RenderSlots {
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: RequestLimits) {}

  /** @returns a function that releases the slot, or undefined while all slots are taken */
  take(request: Request): (() => void) | undefined {
    const network = networkOf(request.ip);
    const count = this.taken.get(network) ?? 0;
    if (count >= MAX_RENDERS_OF_NETWORK) throw busy(RETRY_AFTER_SECONDS);
    if (this.total >= MAX_RENDERS) return undefined;
    this.count(request);
    this.total += 1;
    this.taken.set(network, count + 1);
    return () => this.release(network);
  }

  private count(request: Request): void {
    try {
      this.limits.useInMemory(request, RENDERS);
    } catch (error) {
      throw error instanceof AppError ? busy(error.details.retryAfter) : error;
    }
  }

  private release(network: string): void {
    this.total -= 1;
    const left = (this.taken.get(network) ?? 0) - 1;
    if (left > 0) this.taken.set(network, left);
    else this.taken.delete(network);
  }
}

function busy(retryAfter?: number): AppError {
  return new AppError('unavailable', MESSAGES.tooManyRequests, { retryAfter });
}
