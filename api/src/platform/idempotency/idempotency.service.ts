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
 * Does the work of a request once, even if the request is sent again with the same key (CALL-6). The key is stored in the
 * transaction of the work, so this holds across copies of the board and when a process is killed.
 */
@Injectable()
export class IdempotencyService {
  constructor(@InjectModel(DONE_REQUEST) private readonly done: Model<DoneRequest>) {}

  /**
   * Returns the stored answer if the request was done before. Otherwise does the work, which must call {@link note}.
   * @throws AppError key_reused when the key was sent with another request
   */
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

  /**
   * Stores the key. Call it first in the transaction: if the same request arrives twice at once, the second waits here and fails.
   * @throws a duplicate key error if the request was done before
   */
  async note({ key, request }: KeyedRequest, unit: UnitOfWork): Promise<void> {
    const expiresAt = new Date(databaseNow() + KEPT_MS);
    await this.done.create([{ _id: key, request, expiresAt }], { session: unit });
  }

  /** Stores the text from which a repeated request is answered. */
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
