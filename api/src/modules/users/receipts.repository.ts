import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { USER, type User } from './user.schema.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** `delayMs`: how long a mail waits for what else happens. `everyMs`: from one mail to the next. */
const MAILS = {
  receipt: {
    dueAt: 'receiptDueAt',
    waits: 'receiptWaits',
    delayMs: 0,
    everyMs: LIMITS.receiptMinutes * 60_000,
  },
  changes: { dueAt: 'changesDueAt', waits: 'changesWait', delayMs: HOUR_MS, everyMs: DAY_MS },
} as const;
export type SeekerMail = keyof typeof MAILS;

/** When a seeker gets a receipt for applications (MAIL-25), or a mail about changed adverts (MAIL-27). */
@Injectable()
export class ReceiptsRepository {
  constructor(@InjectModel(USER) private readonly users: Model<User>) {}

  /** If one of the mails is made at the same moment, one of the two transactions is retried. */
  async lock(ids: readonly string[], unit: UnitOfWork): Promise<void> {
    await this.users.updateMany(
      { _id: mongoose.trusted({ $in: ids }) },
      { $inc: { saves: 1 } },
      { session: unit },
    );
  }

  /** @returns when a new mail is due; undefined if one waits already, or these mails are switched off */
  async claim(mail: SeekerMail, id: string, now: Date, unit: UnitOfWork): Promise<Date | undefined> {
    const { dueAt, waits, delayMs, everyMs } = MAILS[mail];
    const soonest = new Date(now.getTime() + delayMs);
    const claimed = await this.users
      .findOneAndUpdate(
        {
          _id: id,
          receipts: mongoose.trusted({ $ne: false }),
          $or: [
            { [waits]: null },
            // the mail that waited was dropped
            { [dueAt]: mongoose.trusted({ $lte: new Date(now.getTime() - DAY_MS) }) },
          ],
        },
        [{ $set: { [dueAt]: { $max: [soonest, { $add: [`$${dueAt}`, everyMs] }] }, [waits]: true } }],
        { session: unit, updatePipeline: true, returnDocument: 'after' },
      )
      .select({ [dueAt]: 1 })
      .lean();
    return claimed?.[dueAt];
  }

  /** @returns false if this mail was made before */
  async noteMade(mail: SeekerMail, id: string, at: Date, unit: UnitOfWork): Promise<boolean> {
    const { dueAt, waits } = MAILS[mail];
    const made = await this.users.updateOne(
      { _id: id, [dueAt]: at, [waits]: true },
      { $unset: { [waits]: 1 } },
      { session: unit },
    );
    return made.matchedCount === 1;
  }

  async set(id: string, receipts: boolean): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { receipts } });
  }
}
