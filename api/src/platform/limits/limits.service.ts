import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MESSAGES } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import type { LimitRule } from '../contract/route/limit-rules.js';
import { databaseNow } from '../database/database-clock.js';
import type { UnitOfWork } from '../database/transactions.js';
import { AppError } from '../errors/app-error.js';
import { COUNTER, type Counter } from './counter.schema.js';
import { fingerprint } from './fingerprint.js';
import { countHit } from './limits-hit.js';
import { LimitNumbers } from './limit-numbers.js';

interface Counted {
  count: number;
  endsInSeconds: number;
}

/** Limits that apply across all processes of the board, counted in the database (LIMIT-1). */
@Injectable()
export class LimitsService {
  constructor(
    @InjectModel(COUNTER) private readonly counters: Model<Counter>,
    private readonly limits: LimitNumbers,
  ) {}

  async use(who: string, ...rules: LimitRule[]): Promise<void> {
    for (const rule of rules) await this.useOne(who, rule);
  }

  /** Like {@link use}, but inside a transaction: a failed operation is not counted. */
  async useWith(unit: UnitOfWork, who: string, ...rules: LimitRule[]): Promise<void> {
    for (const rule of rules) await this.useOne(who, rule, unit);
  }

  async allows(who: string, rule: LimitRule): Promise<boolean> {
    const isWithin = (await this.count(who, rule)).count <= this.limits.of(rule);
    if (!isWithin) countHit(rule);
    return isWithin;
  }

  /** Checks the limit without counting an attempt. */
  async refuseUsedUp(who: string, rule: LimitRule): Promise<void> {
    const counter = await this.counters.findById(keyOf(who, rule)).lean();
    const endsInSeconds = ((counter?.expiresAt.getTime() ?? 0) - databaseNow()) / 1000;
    if (counter && endsInSeconds > 0 && counter.count >= this.limits.of(rule))
      throw tooMany(rule, endsInSeconds);
  }

  async refund(who: string, ...rules: LimitRule[]): Promise<void> {
    const ids = rules.map((rule) => keyOf(who, rule));
    await this.counters.updateMany(
      { _id: mongoose.trusted({ $in: ids }), count: mongoose.trusted({ $gt: 0 }) },
      { $inc: { count: -1 } },
    );
  }

  private async useOne(who: string, rule: LimitRule, unit?: UnitOfWork): Promise<void> {
    const { count, endsInSeconds } = await this.count(who, rule, unit);
    if (count > this.limits.of(rule)) throw tooMany(rule, endsInSeconds);
  }

  /** A window begins at its first use, so a limit of one a minute means a minute between two uses. */
  private async count(who: string, rule: LimitRule, unit?: UnitOfWork): Promise<Counted> {
    const now = new Date(databaseNow());
    const end = new Date(now.getTime() + rule.seconds * 1000);
    const isOver = { $lte: [{ $ifNull: ['$expiresAt', now] }, now] };
    const count = { $cond: [isOver, 1, { $add: ['$count', 1] }] };
    const expiresAt = { $cond: [isOver, end, '$expiresAt'] };
    const options = unit ? { session: unit } : { writeConcern: { w: 1 } };
    const counter = await this.counters
      .findOneAndUpdate({ _id: keyOf(who, rule) }, [{ $set: { count, expiresAt } }], {
        upsert: true,
        returnDocument: 'after',
        updatePipeline: true,
        ...options,
      })
      .lean()
      .orFail();
    return {
      count: counter.count,
      endsInSeconds: Math.max(1, (counter.expiresAt.getTime() - now.getTime()) / 1000),
    };
  }
}

function tooMany(rule: LimitRule, retryAfter: number): AppError {
  countHit(rule);
  return new AppError('too_many_requests', rule.refusal ?? MESSAGES.tooManyRequests, { retryAfter });
}

function keyOf(who: string, rule: LimitRule): string {
  return `${rule.name}:${fingerprint(who)}`;
}
