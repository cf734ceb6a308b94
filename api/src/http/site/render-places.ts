import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { NETWORK_SHARE, networkOf } from '../../platform/limits/network-share.js';
import { RequestLimits } from '../../platform/limits/request-limits.js';
import { RENDERS } from '../../platform/contract/route/limit-rules.js';

/** Maximum of pages that are rendered or waiting. Each takes about 16 ms of CPU, so the last one waits for a second. */
export const PLACES = 64;
/** One network may use only a share of the places. */
export const PLACES_OF_ONE = PLACES * NETWORK_SHARE;
const RETRY_AFTER_SECONDS = 2;

/** Limits concurrent renders, and renders per minute and address (BUDGET-10). */
@Injectable()
export class RenderPlaces {
  private readonly taken = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: RequestLimits) {}

  /**
   * Takes a place for a page that is not cached.
   * @returns a function that releases the place, or undefined while all places are taken
   * @throws AppError `unavailable` when the address has rendered enough pages
   */
  take(request: Request): (() => void) | undefined {
    const origin = networkOf(request.ip);
    const count = this.taken.get(origin) ?? 0;
    if (count >= PLACES_OF_ONE) throw busy(RETRY_AFTER_SECONDS);
    if (this.total >= PLACES) return undefined;
    this.count(request);
    this.total += 1;
    this.taken.set(origin, count + 1);
    return () => this.give(origin);
  }

  private count(request: Request): void {
    try {
      this.limits.useInMemory(request, RENDERS);
    } catch (error) {
      throw error instanceof AppError ? busy(error.details.retryAfter) : error;
    }
  }

  private give(origin: string): void {
    this.total -= 1;
    const left = (this.taken.get(origin) ?? 0) - 1;
    if (left > 0) this.taken.set(origin, left);
    else this.taken.delete(origin);
  }
}

function busy(retryAfter?: number): AppError {
  return new AppError('unavailable', MESSAGES.tooManyRequests, { retryAfter });
}
