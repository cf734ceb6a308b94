import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../config/settings.js';
import { type LimitRule, WRITES } from '../contract/route/limit-rules.js';
import type { Principal } from '../contract/route/principal.js';
import { LimitsService } from './limits.service.js';
import { ReadLimit } from './read-limit.js';

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** Limits by where a request comes from, and by who sends it (LIMIT-1). */
@Injectable()
export class RequestLimits {
  constructor(
    private readonly settings: Settings,
    private readonly limits: LimitsService,
    private readonly reads: ReadLimit,
  ) {}

  /**
   * Counts a request that passed the guard, and what its route declares.
   * @throws AppError too_many_requests
   */
  async use(request: Request, caller: Principal | undefined, declared: LimitRule[] = []): Promise<void> {
    if (request.method === 'GET' || request.method === 'HEAD') {
      this.useRead(request);
      return;
    }
    if (!this.applies(request, caller)) return;
    const who = caller?.id ?? `address ${request.ip}`;
    await Promise.all([this.limits.use(who, WRITES), this.limits.use(who, ...countedFor(request, declared))]);
  }

  /** Takes back what {@link use} counted of the declared rules; an address gets nothing back. */
  async giveBack(request: Request, caller: Principal | undefined, declared: LimitRule[]): Promise<void> {
    if (caller && this.applies(request, caller))
      await this.limits.giveBack(caller.id, ...countedFor(request, declared));
  }

  /** @throws AppError too_many_requests */
  useRead(request: Request): void {
    if (this.applies(request)) this.reads.use(request.ip ?? '');
  }

  /** Outside production loopback has no limit of an address. */
  private applies(request: Request, caller?: Principal): boolean {
    if (this.settings.RATE_LIMITS === 'off') return false;
    return caller !== undefined || this.settings.isProduction || !LOOPBACK.test(request.ip ?? '');
  }
}

function countedFor(request: Request, declared: readonly LimitRule[]): LimitRule[] {
  return declared.filter(({ formsOnly }) => !formsOnly || request.is('multipart/form-data'));
}
