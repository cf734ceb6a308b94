import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../config/settings.js';
import { DRAWINGS, type LimitRule, READS, REQUESTS, WRITES } from '../contract/route/limit-rules.js';
import type { Person } from '../contract/route/principal.js';
import { LimitsService } from './limits.service.js';
import { MemoryLimits } from './memory-limits.js';
import { originsOf } from './origins.js';

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** Limits by where a request comes from, and by who sends it (LIMIT-1). */
@Injectable()
export class RequestLimits {
  constructor(
    private readonly settings: Settings,
    private readonly limits: LimitsService,
    private readonly memory: MemoryLimits,
  ) {}

  /**
   * Counts a request that passed the guard, and what its route declares.
   * @throws AppError too_many_requests
   */
  async use(request: Request, caller: Person | undefined, declared: LimitRule[] = []): Promise<void> {
    if (request.method === 'GET' || request.method === 'HEAD') {
      this.useRead(request);
      // few reads cost so much that they are counted by person
      if (caller && this.applies(request, caller)) await this.limits.use(caller.id, ...declared);
      return;
    }
    if (!this.applies(request, caller)) return;
    const rules = countedFor(request, declared);
    const counted = caller
      ? [{ who: caller.id, times: 1 }]
      : originsOf(request.ip).map(({ name, times }) => ({ who: `address ${name}`, times }));
    await Promise.all(
      counted.flatMap(({ who, times }) => [
        this.limits.use(who, { ...WRITES, times }),
        this.limits.use(who, ...rules.map((rule) => ({ ...rule, times }))),
      ]),
    );
  }

  /** Takes back what {@link use} counted of the declared rules; an address gets nothing back. */
  async giveBack(request: Request, caller: Person | undefined, declared: LimitRule[]): Promise<void> {
    if (caller && this.applies(request, caller))
      await this.limits.giveBack(caller.id, ...countedFor(request, declared));
  }

  /**
   * Counts whatever is asked for, before anything is looked up for it.
   * @throws AppError too_many_requests
   */
  useAny(request: Request): void {
    this.useInMemory(request, REQUESTS);
  }

  /** @throws AppError too_many_requests */
  useRead(request: Request): void {
    this.useInMemory(request, READS);
  }

  /**
   * Counts a picture that has to be drawn.
   * @throws AppError too_many_requests
   */
  useDrawing(request: Request): void {
    this.useInMemory(request, DRAWINGS);
  }

  private useInMemory(request: Request, rule: LimitRule): void {
    if (!this.applies(request)) return;
    for (const { name, times } of originsOf(request.ip)) this.memory.use(name, { ...rule, times });
  }

  /** Outside production loopback has no limit of an address. */
  private applies(request: Request, caller?: Person): boolean {
    if (this.settings.RATE_LIMITS === 'off') return false;
    return caller !== undefined || this.settings.isProduction || !LOOPBACK.test(request.ip ?? '');
  }
}

function countedFor(request: Request, declared: readonly LimitRule[]): LimitRule[] {
  return declared.filter(({ formsOnly }) => !formsOnly || request.is('multipart/form-data'));
}
