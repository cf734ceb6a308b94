import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { FIRST_STATUS, type RejectionReason } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application } from './application.schema.js';
import { RECEIVED, toRecord } from './applications.repository.js';

const REJECTION = { decidedAt: 1, finalAt: 1, reason: 1, note: 1 } as const;

/** Undoing a rejection, the mail about it, and the rejection of all who wait for a closed job. */
@Injectable()
export class RejectionsRepository {
  constructor(@InjectModel(APPLICATION) private readonly applications: Model<Application>) {}

  /** @returns false if it is not rejected, the rejection is final, or its mail was made (DECIDE-8) */
  async undo(companyId: string, id: string, now: Date, unit: UnitOfWork): Promise<boolean> {
    const undoable = { status: 'Rejected' as const, toldAt: null, finalAt: mongoose.trusted({ $gt: now }) };
    const undone = await this.applications.updateOne(
      { _id: id, companyId, ...RECEIVED, ...undoable },
      { $set: { status: FIRST_STATUS }, $unset: REJECTION },
      { session: unit },
    );
    return undone.matchedCount === 1;
  }

  /** @returns undefined if this rejection was undone, or the application is gone */
  async noteTold(id: string, decidedAt: Date, toldAt: Date): Promise<ApplicationRecord | undefined> {
    const told = await this.applications
      .findOneAndUpdate({ _id: id, status: 'Rejected', decidedAt }, { $set: { toldAt } })
      .lean();
    return told ? toRecord(told) : undefined;
  }

  /** The next applicants who wait for an answer about this job. */
  async waiting(jobId: string, limit: number, unit: UnitOfWork): Promise<ApplicationRecord[]> {
    const found = await this.applications
      .find({ jobId, status: FIRST_STATUS, ...RECEIVED })
      .session(unit)
      .limit(limit)
      .lean();
    return found.map(toRecord);
  }

  /** These rejections cannot be undone. */
  async rejectAll(
    ids: readonly string[],
    { reason, decidedAt }: { reason: RejectionReason; decidedAt: Date },
    unit: UnitOfWork,
  ): Promise<void> {
    await this.applications.updateMany(
      { _id: mongoose.trusted({ $in: ids }) },
      { $set: { status: 'Rejected', decidedAt, finalAt: decidedAt, reason } },
      { session: unit },
    );
  }
}
