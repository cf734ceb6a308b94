import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../config/settings.js';
import { ADDRESS_WRITES, type LimitRule, READS, WRITES } from '../contract/route/limit-rules.js';
import type { Person } from '../contract/route/principal.js';
import { fingerprint } from './fingerprint.js';
import { LimitsService } from './limits.service.js';
import { MemoryLimits } from './memory-limits.js';
import { networkOf } from './network-share.js';
import { originsOf } from './origins.js';

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

@Injectable()
export class RequestLimits {
  constructor(
    private readonly settings: Settings,
    private readonly limits: LimitsService,
    private readonly memory: MemoryLimits,
  ) {}

  /** @param declared the limits of the route (LIMIT-1) */
  async use(request: Request, caller: Person | undefined, declared: LimitRule[] = []): Promise<void> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) this.useInMemory(request, READS);
    if (!this.applies(request, caller)) return;
    const rules = [...(isRead ? [] : [WRITES]), ...countedFor(request, declared)];
    if (!caller) return this.useByAddress(request, rules);
    await Promise.all([
      ...rules.map((rule) => this.limits.use(caller.id, rule)),
      this.useByAddress(request, isRead ? [] : [ADDRESS_WRITES]),
    ]);
  }

  /** Counts by address are not refunded. */
  async refund(request: Request, caller: Person | undefined, declared: LimitRule[]): Promise<void> {
    if (caller && this.applies(request, caller))
      await this.limits.refund(caller.id, ...countedFor(request, declared));
  }

  /** Undefined if limits by address do not apply to the client. */
  originOf(ip: string): string | undefined {
    return this.applies({ ip }) ? fingerprint(networkOf(ip)) : undefined;
  }

  /** Counts by address in the memory of this process. */
  useInMemory(request: Request, rule: LimitRule): void {
    if (!this.applies(request)) return;
    for (const { name, times } of originsOf(request.ip)) this.memory.use(name, { ...rule, times });
  }

  private async useByAddress(request: Request, rules: readonly LimitRule[]): Promise<void> {
    if (!this.applies(request)) return;
    const uses = originsOf(request.ip).flatMap(({ name, times }) =>
      rules.map((rule) => this.limits.use(`address ${name}`, { ...rule, times })),
    );
    await Promise.all(uses);
  }

  /** Outside production, limits by address do not apply to loopback. */
  private applies({ ip = '' }: Pick<Request, 'ip'>, caller?: Person): boolean {
    if (this.settings.RATE_LIMITS === 'off') return false;
    return caller !== undefined || this.settings.isProduction || !LOOPBACK.test(ip);
  }
}

function countedFor(request: Request, declared: readonly LimitRule[]): LimitRule[] {
  return declared.filter(({ formsOnly }) => !formsOnly || request.is('multipart/form-data'));
}
