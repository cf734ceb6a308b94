import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS, MESSAGES } from '@skybil/shared';
import type { Model } from 'mongoose';
import { IDEMPOTENCY_KEY, type KeyedRequest } from '../contract/route/idempotency-key.decorator.js';
import { databaseNow } from '../database/database-clock.js';
import type { UnitOfWork } from '../database/transactions.js';
import { AppError } from '../errors/app-error.js';
import { DONE_REQUEST, type DoneRequest } from './done-request.schema.js';

const LIFETIME_MS = LIMITS.idempotencyKeyHours * 3_600_000;

/** Stores the key in the transaction of the work, so a request is done once across copies and killed processes (CALL-6). */
@Injectable()
export class IdempotencyService {
  constructor(@InjectModel(DONE_REQUEST) private readonly done: Model<DoneRequest>) {}

  /** @param work calls {@link saveKey} */
  async once(sent: KeyedRequest | undefined, work: () => Promise<string>): Promise<string> {
    if (!sent) return work();
    const before = await this.answerTo(sent);
    if (before !== undefined) return before;
    try {
      return await work();
    } catch (error) {
      // a simultaneous copy of the request may have done the work, or this one did it and failed afterwards
      const meanwhile = await this.answerTo(sent).catch((other: unknown) => {
        throw other instanceof AppError ? other : error;
      });
      if (meanwhile === undefined) throw error;
      return meanwhile;
    }
  }

  /** Comes first in the transaction: if the same request arrives twice at once, the second waits here and fails. */
  async saveKey({ key, request }: KeyedRequest, unit: UnitOfWork): Promise<void> {
    const expiresAt = new Date(databaseNow() + LIFETIME_MS);
    await this.done.create([{ _id: key, request, expiresAt }], { session: unit });
  }

  async saveAnswer({ key }: KeyedRequest, answer: string, unit: UnitOfWork): Promise<void> {
    await this.done.updateOne({ _id: key }, { answer }, { session: unit });
  }

  private async answerTo({ key, request }: KeyedRequest): Promise<string | undefined> {
    const row = await this.done.findById(key).lean();
    if (!row || row.expiresAt.getTime() <= databaseNow()) return undefined;
    if (row.request === request) return row.answer;
    throw new AppError('key_reused', MESSAGES.idempotencyKeyReused, {
      errors: { [IDEMPOTENCY_KEY]: MESSAGES.idempotencyKeyReused },
    });
  }
}
