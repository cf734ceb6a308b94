import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { LimitRule } from '../contract/route/limit-rules.js';
import { AppError } from '../errors/app-error.js';
import { countHit } from './limits-hit.js';
import { LimitNumbers } from './limit-numbers.js';

@Injectable()
export class MemoryLimits {
  private readonly windows = new Map<string, { number: number; counts: Map<string, number> }>();

  constructor(private readonly limits: LimitNumbers) {}

  use(who: string, rule: LimitRule): void {
    const { name } = rule;
    const now = Date.now();
    const length = rule.seconds * 1_000;
    const number = Math.floor(now / length);
    let window = this.windows.get(name);
    if (window?.number !== number) {
      window = { number, counts: new Map() };
      this.windows.set(name, window);
    }
    const count = (window.counts.get(who) ?? 0) + 1;
    window.counts.set(who, count);
    if (count <= this.limits.of(rule)) return;
    countHit(rule);
    const retryAfter = ((number + 1) * length - now) / 1000;
    throw new AppError('too_many_requests', MESSAGES.tooManyRequests, { retryAfter });
  }
}
