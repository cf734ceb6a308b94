import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../config/settings.js';
import type { Identity } from '../contract/route/identity.js';
import { type LimitRule, LimitsService } from './limits.service.js';
import { ReadLimit } from './read-limit.js';

const WRITES: LimitRule = { name: 'writes', limit: 60, seconds: 60 };
const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** Limits by where a request comes from, and by who sends it (trust I8). */
@Injectable()
export class AddressLimits {
  constructor(
    private readonly settings: Settings,
    private readonly limits: LimitsService,
    private readonly reads: ReadLimit,
  ) {}

  /** Counts a request that passed the guard. */
  async useRequest(request: Request, identity: Identity): Promise<void> {
    if (request.method === 'GET' || request.method === 'HEAD') {
      this.useRead(request);
      return;
    }
    const who = identity.company?.companyId ?? identity.seeker?.userId;
    if (who) await this.useIdentity(who, WRITES);
    else await this.useAddress(request, WRITES);
  }

  /** @throws AppError too_many_requests */
  useRead(request: Request): void {
    if (this.applies(request)) this.reads.use(request.ip ?? '');
  }

  /** A limit of an address; outside production loopback has none. */
  async useAddress(request: Request, ...rules: LimitRule[]): Promise<void> {
    if (this.applies(request)) await this.limits.use(`address ${request.ip}`, ...rules);
  }

  /** A limit of a signed-in seeker or company. */
  async useIdentity(id: string, ...rules: LimitRule[]): Promise<void> {
    if (this.settings.RATE_LIMITS === 'on') await this.limits.use(id, ...rules);
  }

  private applies(request: Request): boolean {
    if (this.settings.RATE_LIMITS === 'off') return false;
    return this.settings.isProduction || !LOOPBACK.test(request.ip ?? '');
  }
}
