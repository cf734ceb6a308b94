import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MESSAGES } from '@skybil/shared';
import type { Model } from 'mongoose';
import { AppError } from '../http/app-error.js';
import { COUNTER, type Counter } from './counter.schema.js';

/** `limit` uses in each window of `seconds`. */
export interface LimitRule {
  name: string;
  limit: number;
  seconds: number;
}

/** Limits that hold across all copies of the board, counted in the database (trust I8). */
@Injectable()
export class LimitsService {
  constructor(@InjectModel(COUNTER) private readonly counters: Model<Counter>) {}

  /**
   * Uses up one try of each rule.
   * @throws AppError too_many_requests with the seconds to wait
   */
  async use(who: string, ...rules: LimitRule[]): Promise<void> {
    for (const rule of rules) {
      const { count, endsInSeconds } = await this.count(who, rule);
      if (count > rule.limit) {
        throw new AppError('too_many_requests', MESSAGES.tooManyRequests, { retryAfter: endsInSeconds });
      }
    }
  }

  private async count(who: string, rule: LimitRule): Promise<{ count: number; endsInSeconds: number }> {
    const now = Date.now() / 1000;
    const window = Math.floor(now / rule.seconds);
    const end = (window + 1) * rule.seconds;
    const counter = await this.counters
      .findOneAndUpdate(
        { _id: `${rule.name}:${fingerprint(who)}:${window}` },
        { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date(end * 1000) } },
        { upsert: true, returnDocument: 'after', writeConcern: { w: 1 } },
      )
      .lean();
    return { count: counter?.count ?? 1, endsInSeconds: Math.max(1, end - now) };
  }
}

/** E-mails and addresses are counted without being kept. */
export function fingerprint(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 22);
}
