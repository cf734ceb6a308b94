import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { FIRST_STATUS } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application } from './application.schema.js';
import { RECEIVED, toRecord } from './applications.repository.js';

const WAITS = 'waits';
/** The others do not wait for an answer, or do not belong to the owner of the e-mail. */
const UNDECIDED = { status: FIRST_STATUS, ...RECEIVED, former: null };

/** Finds the applications whose seekers get a mail about a changed advert, and stores which mail names them (MAIL-27). */
@Injectable()
export class ChangedAdvertsRepository {
  constructor(@InjectModel(APPLICATION) private readonly applications: Model<Application>) {}

  /** The next applications that were sent before the change, and for which it is not noted. */
  async toNote(
    jobId: string,
    changedAt: Date,
    limit: number,
    unit: UnitOfWork,
  ): Promise<Pick<ApplicationRecord, 'id' | 'userId'>[]> {
    const found = await this.applications
      .find({
        jobId,
        ...UNDECIDED,
        date: mongoose.trusted({ $lt: changedAt }),
        changeNotedAt: mongoose.trusted({ $not: { $gte: changedAt } }),
      })
      .session(unit)
      .limit(limit)
      .select({ userId: 1 })
      .lean();
    return found.map(({ _id, userId }) => ({ id: _id.toHexString(), userId: userId.toHexString() }));
  }

  async note(ids: readonly string[], changedAt: Date, unit: UnitOfWork): Promise<void> {
    const changed = { $set: { changeNotedAt: changedAt } };
    await this.applications.updateMany({ _id: mongoose.trusted({ $in: ids }) }, changed, { session: unit });
  }

  /** The next mail to their seekers names these. */
  async wait(ids: readonly string[], unit: UnitOfWork): Promise<void> {
    const waits = { $set: { changeMail: WAITS } };
    await this.applications.updateMany({ _id: mongoose.trusted({ $in: ids }) }, waits, { session: unit });
  }

  async putOn(changeMail: string, userId: string, unit: UnitOfWork): Promise<void> {
    const waiting = { userId, changeMail: WAITS };
    await this.applications.updateMany(waiting, { $set: { changeMail } }, { session: unit });
  }

  async on(changeMail: string, userId: string): Promise<ApplicationRecord[]> {
    const found = await this.applications
      .find({ userId, changeMail, ...UNDECIDED })
      .sort({ date: 1 })
      .lean();
    return found.map(toRecord);
  }
}
