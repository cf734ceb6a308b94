import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { USER, type User } from './user.schema.js';

const RECEIPT_MS = LIMITS.receiptMinutes * 60_000;
const DAY_MS = 86_400_000;

/** When a seeker gets a receipt for applications (MAIL-25). */
@Injectable()
export class ReceiptsRepository {
  constructor(@InjectModel(USER) private readonly users: Model<User>) {}

  /** @returns when a new receipt is due; undefined if one waits already, or receipts are switched off */
  async claim(id: string, now: Date, unit: UnitOfWork): Promise<Date | undefined> {
    const claimed = await this.users
      .findOneAndUpdate(
        {
          _id: id,
          receipts: mongoose.trusted({ $ne: false }),
          $or: [
            { receiptWaits: null },
            // the mail that waited was dropped
            { receiptDueAt: mongoose.trusted({ $lte: new Date(now.getTime() - DAY_MS) }) },
          ],
        },
        [
          {
            $set: {
              receiptDueAt: { $max: [now, { $add: ['$receiptDueAt', RECEIPT_MS] }] },
              receiptWaits: true,
            },
          },
        ],
        { session: unit, updatePipeline: true, returnDocument: 'after' },
      )
      .select({ receiptDueAt: 1 })
      .lean();
    return claimed?.receiptDueAt;
  }

  /** @returns false if this receipt was made before */
  async noteMade(id: string, receiptDueAt: Date, unit: UnitOfWork): Promise<boolean> {
    const made = await this.users.updateOne(
      { _id: id, receiptDueAt, receiptWaits: true },
      { $unset: { receiptWaits: 1 } },
      { session: unit },
    );
    return made.matchedCount === 1;
  }

  async set(id: string, receipts: boolean): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { receipts } });
  }
}
