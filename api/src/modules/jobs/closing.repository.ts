import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClosedAs, CloseReason, RejectionReason } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { LinkedJob } from './closing-links.js';
import type { JobRecord } from './job.record.js';
import { JOB, type Job } from './job.schema.js';
import { toRecord, WHOLE_JOB } from './jobs.repository.js';
import { setListed } from './listed.policy.js';

export interface Closing {
  as: CloseReason;
  /** The answer to everybody who waits; without it they keep waiting. */
  rejectionReason?: RejectionReason;
}

/** A closed job whose applicants have to be rejected. */
export interface JobToAnswer {
  id: string;
  reason: RejectionReason;
  closedAt: Date;
}

/** How jobs end and begin again. Each change is one conditional update, so only the first of two takes effect. */
@Injectable()
export class ClosingRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** @returns false if the company has no such job, or it is closed */
  async close(companyId: string, id: string, { as, rejectionReason }: Closing, at: Date): Promise<boolean> {
    const open = { _id: id, companyId, closedAs: null };
    const change = [closed(as, at), ...(rejectionReason ? [{ $set: { rejectionReason } }] : [])];
    return (await this.jobs.updateOne(open, change, { updatePipeline: true })).matchedCount === 1;
  }

  /** Takes a job until `leaseUntil`, so that two copies do not reject the same applicants. */
  async leaseJobToAnswer(now: Date, leaseUntil: Date): Promise<JobToAnswer | undefined> {
    const taken = await this.jobs
      .findOneAndUpdate(
        {
          rejectionReason: mongoose.trusted({ $exists: true }),
          answerLeaseUntil: mongoose.trusted({ $not: { $gt: now } }),
        },
        { $set: { answerLeaseUntil: leaseUntil } },
        { timestamps: false },
      )
      .select({ rejectionReason: 1, closedAt: 1 })
      .lean();
    if (!taken?.rejectionReason || !taken.closedAt) return undefined;
    return { id: taken._id.toHexString(), reason: taken.rejectionReason, closedAt: taken.closedAt };
  }

  /** Does nothing if the job was opened and closed again in the meantime. */
  async releaseJob({ id, closedAt }: JobToAnswer, { isAnswered }: { isAnswered: boolean }): Promise<void> {
    const done = isAnswered ? { rejectionReason: 1 as const } : {};
    const change = { $unset: { answerLeaseUntil: 1 as const, ...done } };
    await this.jobs.updateOne({ _id: id, closedAt }, change, { timestamps: false });
  }

  /** Ids of jobs that closed before the moment and have no page any more, in order. @param after the last id read */
  async closedBefore(moment: Date, after: string | undefined, limit: number): Promise<string[]> {
    const rest = after ? { _id: mongoose.trusted({ $gt: after }) } : {};
    const found = await this.jobs
      .find({ ...rest, isPageOver: true, closedAt: mongoose.trusted({ $lt: moment }) })
      .sort({ _id: 1 })
      .limit(limit)
      .select({ _id: 1 })
      .lean();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** @returns false if the company has no such job, or it is open */
  async reopen(companyId: string, id: string, closingDate: string, isHeld: boolean): Promise<boolean> {
    const result = await this.jobs.updateOne(
      { _id: id, companyId, closedAs: mongoose.trusted({ $ne: null }) },
      [
        { $set: { closingDate } },
        {
          $unset: [
            'closedAs',
            'closedAt',
            'rejectionReason',
            'answerLeaseUntil',
            'closeNotice',
            'isPageOver',
          ],
        },
        setListed({ isHeld }),
      ],
      { updatePipeline: true },
    );
    return result.matchedCount === 1;
  }

  /** @returns undefined if the link was used, or the job was closed or given another date since */
  async linked(link: LinkedJob): Promise<JobRecord | undefined> {
    const found = await this.jobs.findOne(unused(link)).select(WHOLE_JOB).lean();
    return found ? toRecord(found) : undefined;
  }

  /** @returns false as {@link linked} returns undefined */
  async closeLinked(link: LinkedJob, closedAs: CloseReason, closedAt: Date): Promise<boolean> {
    const change = [closed(closedAs, closedAt), { $unset: Object.keys(USED) }];
    return (await this.jobs.updateOne(unused(link), change, { updatePipeline: true })).matchedCount === 1;
  }

  /** @returns false as {@link linked} returns undefined */
  async extendLinked(link: LinkedJob, until: string): Promise<boolean> {
    const change = { $set: { closingDate: until }, $unset: USED };
    return (await this.jobs.updateOne(unused(link), change)).matchedCount === 1;
  }

  /** Listed jobs that close on this day and whose companies did not get the notice of so many days before. */
  async withoutNotice(closingDate: string, days: number, limit: number): Promise<JobRecord[]> {
    const found = await this.jobs
      .find({ closedAs: null, closingDate, listed: true, closeNotice: mongoose.trusted({ $ne: days }) })
      .limit(limit)
      .select(WHOLE_JOB)
      .lean();
    return found.map(toRecord);
  }

  /** @returns false if it is noted already, or the job is closed or closes on another day by now */
  async noteNotice({ id, closingDate }: LinkedJob, days: number, unit: UnitOfWork): Promise<boolean> {
    const result = await this.jobs.updateOne(
      { _id: id, closedAs: null, closingDate, closeNotice: mongoose.trusted({ $ne: days }) },
      { $set: { closeNotice: days } },
      { session: unit, timestamps: false },
    );
    return result.matchedCount === 1;
  }

  /** Jobs whose last day is before `today`. */
  async due(today: string, limit: number): Promise<string[]> {
    const found = await this.jobs
      .find({ closedAs: null, closingDate: mongoose.trusted({ $lt: today }) })
      .sort({ closingDate: 1 })
      .limit(limit)
      .select({ _id: 1 })
      .lean();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Leaves out a job that was given a later day in the meantime. */
  async end(ids: readonly string[], today: string, closedAt: Date): Promise<void> {
    const before = mongoose.trusted({ $lt: today });
    await this.jobs.updateMany(
      { _id: mongoose.trusted({ $in: ids }), closedAs: null, closingDate: before },
      [closed('ended', closedAt)],
      { updatePipeline: true },
    );
  }

  /** Jobs that were closed before `moment` and whose pages can still be opened. */
  async outdatedPages(moment: Date, limit: number): Promise<string[]> {
    const found = await this.jobs
      .find({ isPageOver: null, closedAt: mongoose.trusted({ $lt: moment }) })
      .limit(limit)
      .select({ _id: 1 })
      .lean();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Leaves out a job that was opened again in the meantime. */
  async endPages(ids: readonly string[], moment: Date): Promise<void> {
    await this.jobs.updateMany(
      { _id: mongoose.trusted({ $in: ids }), closedAt: mongoose.trusted({ $lt: moment }) },
      { $set: { isPageOver: true, shown: false } },
    );
  }
}

const USED = { closeNotice: 1 } as const;

/** The job of a link that was mailed for its present closing date and not used yet. */
function unused({ id, closingDate }: LinkedJob) {
  return { _id: id, closingDate, closedAs: null, closeNotice: mongoose.trusted({ $exists: true }) };
}

/** An update stage. A closed job is in no list, and its applicants are told (MAIL-27). An imported one has none. */
function closed(closedAs: ClosedAs, closedAt: Date) {
  const isImported = { $gt: ['$sourceUrl', null] };
  const changeToMail = { $cond: [isImported, '$changeToMail', closedAt] };
  return { $set: { closedAs, closedAt, listed: false, changeToMail } };
}
