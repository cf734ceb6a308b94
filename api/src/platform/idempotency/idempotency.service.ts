import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS, MESSAGES } from '@skybil/shared';
import type { Model } from 'mongoose';
import { IDEMPOTENCY_KEY, type KeyedRequest } from '../contract/route/idempotency-key.decorator.js';
import { databaseNow } from '../database/database-clock.js';
import type { UnitOfWork } from '../database/transactions.js';
import { AppError } from '../errors/app-error.js';
import { DONE_REQUEST, type DoneRequest } from './done-request.schema.js';

const KEPT_MS = LIMITS.idempotencyKeyHours * 3_600_000;

/**
 * Does once what is sent twice under one key (CALL-6). That it is done is noted in the transaction that does it, so it
 * holds across copies, and whenever a process is killed.
 */
@Injectable()
export class IdempotencyService {
  constructor(@InjectModel(DONE_REQUEST) private readonly done: Model<DoneRequest>) {}

  /**
   * Answers as the first time what was done before; else does the work, which has to {@link note} itself.
   * @throws AppError key_reused when the key was sent with another request
   */
  async once(sent: KeyedRequest | undefined, work: () => Promise<string>): Promise<string> {
    if (!sent) return work();
    const before = await this.answerTo(sent);
    if (before !== undefined) return before;
    try {
      return await work();
    } catch (error) {
      // done by the same request at the same time, or done by this one and not heard of
      const meanwhile = await this.answerTo(sent).catch((other: unknown) => {
        throw other instanceof AppError ? other : error;
      });
      if (meanwhile === undefined) throw error;
      return meanwhile;
    }
  }

  /**
   * First of what a transaction does: of the same request at the same time, the second waits here, and is refused.
   * @throws a duplicate key when it is done
   */
  async note({ key, request }: KeyedRequest, unit: UnitOfWork): Promise<void> {
    const expiresAt = new Date(databaseNow() + KEPT_MS);
    await this.done.create([{ _id: key, request, expiresAt }], { session: unit });
  }

  /** What its answer will be made from again. */
  async noteAnswer({ key }: KeyedRequest, answer: string, unit: UnitOfWork): Promise<void> {
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
