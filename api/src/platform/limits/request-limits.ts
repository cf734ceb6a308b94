import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../config/settings.js';
import {
  ADDRESS_WRITES,
  DRAWINGS,
  type LimitRule,
  READS,
  RENDERS,
  REQUESTS,
  WRITES,
} from '../contract/route/limit-rules.js';
import type { Person } from '../contract/route/principal.js';
import { fingerprint } from './fingerprint.js';
import { LimitsService } from './limits.service.js';
import { MemoryLimits } from './memory-limits.js';
import { networkOf } from './network-share.js';
import { originsOf } from './origins.js';

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** Limits by the client's address and by account (LIMIT-1). */
@Injectable()
export class RequestLimits {
  constructor(
    private readonly settings: Settings,
    private readonly limits: LimitsService,
    private readonly memory: MemoryLimits,
  ) {}

  /**
   * Counts a request that passed the guard, including the limits that its route declares.
   * @throws AppError too_many_requests
   */
  async use(request: Request, caller: Person | undefined, declared: LimitRule[] = []): Promise<void> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) this.useRead(request);
    if (!this.applies(request, caller)) return;
    const rules = [...(isRead ? [] : [WRITES]), ...countedFor(request, declared)];
    const shared = isRead ? [] : [ADDRESS_WRITES];
    await Promise.all([
      ...(caller ? rules.map((rule) => this.limits.use(caller.id, rule)) : []),
      ...(this.applies(request) ? this.useByAddress(request, caller ? shared : rules) : []),
    ]);
  }

  /** Refunds the declared rules that {@link use} counted for an account. Counts by address are not refunded. */
  async refund(request: Request, caller: Person | undefined, declared: LimitRule[]): Promise<void> {
    if (caller && this.applies(request, caller))
      await this.limits.refund(caller.id, ...countedFor(request, declared));
  }

  /** A fingerprint of the client's network, or undefined if limits by address do not apply to it. */
  originOf(ip: string): string | undefined {
    return this.applies({ ip }) ? fingerprint(networkOf(ip)) : undefined;
  }

  /**
   * Counts any request, before the server looks anything up.
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

  /**
   * Counts a page that has to be rendered.
   * @throws AppError too_many_requests
   */
  useRender(request: Request): void {
    this.useInMemory(request, RENDERS);
  }

  private useByAddress(request: Request, rules: readonly LimitRule[]): Promise<void>[] {
    return originsOf(request.ip).flatMap(({ name, times }) =>
      rules.map((rule) => this.limits.use(`address ${name}`, { ...rule, times })),
    );
  }

  private useInMemory(request: Request, rule: LimitRule): void {
    if (!this.applies(request)) return;
    for (const { name, times } of originsOf(request.ip)) this.memory.use(name, { ...rule, times });
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
