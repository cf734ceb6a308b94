import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { JOB, type Job } from './job.schema.js';
import type { JobRecord } from './job.record.js';
import { toRecord, WHOLE_JOB } from './jobs.repository.js';
import { setListed, SHOWN_UNLESS_HELD, VISIBLE } from './listed.policy.js';

const present = mongoose.trusted({ $exists: true });
const absent = mongoose.trusted({ $exists: false });

/** Shown adverts in which the check found something, and about which no operator has decided. */
const UNDECIDED = { ...VISIBLE, check: present, 'check.approvedAt': absent };
const QUEUES = {
  asked: { heldByCheck: true, 'check.askedAt': present },
  flagged: { heldByCheck: absent },
  held: { heldByCheck: true, 'check.askedAt': absent },
} as const;

/** `asked`: held, and the company asks for a decision; `held`: it does not ask; `flagged`: listed with low findings. */
export type Queue = keyof typeof QUEUES;

export interface AdvertCounts {
  adverts: number;
  listed: number;
  withFindings: number;
}

/** Updates of `shown` and `listed` that companies do not make themselves. */
@Injectable()
export class JobModerationRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** Shows or holds the jobs that neither the company, nor the operator, nor their language hides. */
  async setHeld(companyIds: readonly string[], isHeld: boolean, unit?: UnitOfWork): Promise<void> {
    const among = mongoose.trusted({ $in: companyIds });
    const changed = { companyId: among, ...SHOWN_UNLESS_HELD, shown: isHeld };
    await this.jobs.updateMany(changed, [setListed({ isHeld })], { session: unit, updatePipeline: true });
  }

  /** Companies with jobs that only the status of the company keeps back. */
  async companiesWithHeldJobs(): Promise<string[]> {
    const found = await this.jobs.distinct('companyId', { ...SHOWN_UNLESS_HELD, shown: false });
    return found.map(String);
  }

  /** As if the company had hidden each of its jobs. */
  async makeInvisible(companyId: string, unit: UnitOfWork): Promise<void> {
    const stages = [{ $set: { visible: false } }, setListed({ isHeld: false })];
    await this.jobs.updateMany({ companyId }, stages, { session: unit, updatePipeline: true });
  }

  async setCompanyName(companyId: string, companyName: string, unit: UnitOfWork): Promise<void> {
    await this.jobs.updateMany({ companyId }, { $set: { companyName } }, { session: unit });
  }

  async hideByOperator(id: string, hiddenByOperator: string, unit?: UnitOfWork): Promise<void> {
    const stages = [
      { $set: { hiddenByOperator: { $literal: hiddenByOperator } } },
      setListed({ isHeld: false }),
    ];
    await this.jobs.updateOne({ _id: id }, stages, { session: unit, updatePipeline: true });
  }

  /** @returns false if the job does not have these findings any more */
  async approve(
    { id, check }: JobRecord,
    approvedAt: Date,
    isHeld: boolean,
    unit: UnitOfWork,
  ): Promise<boolean> {
    const result = await this.jobs.updateOne(
      { _id: id, 'check.findings': check?.findings, 'check.approvedAt': null },
      [{ $set: { 'check.approvedAt': approvedAt } }, { $unset: ['heldByCheck'] }, setListed({ isHeld })],
      { session: unit, updatePipeline: true },
    );
    return result.matchedCount === 1;
  }

  /** Oldest first. */
  async waiting(queue: Queue, limit: number): Promise<{ jobs: JobRecord[]; total: number }> {
    const query = { ...UNDECIDED, ...QUEUES[queue] };
    const [found, total] = await Promise.all([
      this.jobs.find(query).sort({ 'check.askedAt': 1, createdAt: 1 }).limit(limit).select(WHOLE_JOB).lean(),
      this.jobs.countDocuments(query),
    ]);
    return { jobs: found.map(toRecord), total };
  }

  async restore(id: string, isHeld: boolean): Promise<void> {
    await this.jobs.updateOne({ _id: id }, [{ $unset: ['hiddenByOperator'] }, setListed({ isHeld })], {
      updatePipeline: true,
    });
  }

  /** The version of each job, which every write of a job changes. */
  async versions(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.jobs
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .select({ updatedAt: 1 })
      .lean();
    return new Map(found.map(({ _id, updatedAt }) => [_id.toHexString(), updatedAt?.toISOString() ?? '']));
  }

  /** @returns false if the job was written since it had this version */
  async takeVersion(id: string, version: string): Promise<boolean> {
    const updatedAt = version === '' ? absent : new Date(version);
    const claimed = await this.jobs.updateOne(
      { _id: id, updatedAt },
      { $set: { updatedAt: new Date(databaseNow()) } },
      { timestamps: false },
    );
    return claimed.matchedCount === 1;
  }

  /** How many adverts companies have, how many are listed, and in how many the check found something. */
  async countsOf(companyIds: readonly string[]): Promise<Map<string, AdvertCounts>> {
    const ids = companyIds.map((id) => new mongoose.Types.ObjectId(id));
    const found = await this.jobs.aggregate<AdvertCounts & { _id: mongoose.Types.ObjectId }>([
      { $match: { companyId: { $in: ids } } },
      {
        $group: {
          _id: '$companyId',
          adverts: { $sum: 1 },
          listed: { $sum: { $cond: ['$listed', 1, 0] } },
          withFindings: { $sum: { $cond: ['$check', 1, 0] } },
        },
      },
    ]);
    return new Map(found.map(({ _id, ...counts }) => [_id.toHexString(), counts]));
  }

  /** @returns false if reports hide it already, or it is gone */
  async hideByReports(id: string, hiddenByReports: Date, unit: UnitOfWork): Promise<boolean> {
    const result = await this.jobs.updateOne(
      { _id: id, hiddenByReports: null },
      [{ $set: { hiddenByReports } }, setListed({ isHeld: false })],
      { session: unit, updatePipeline: true },
    );
    return result.modifiedCount === 1;
  }

  /** @param hiddenBy the operator's reason, if the operator hides it from now on and did not before */
  async endReports(
    id: string,
    { hiddenBy, isHeld }: { hiddenBy: string | undefined; isHeld: boolean },
    unit: UnitOfWork,
  ): Promise<void> {
    const hiddenByOperator = { $ifNull: ['$hiddenByOperator', { $literal: hiddenBy }] };
    const stages = [
      { $unset: ['hiddenByReports'] },
      ...(hiddenBy === undefined ? [] : [{ $set: { hiddenByOperator } }]),
      setListed({ isHeld }),
    ];
    await this.jobs.updateOne({ _id: id }, stages, { session: unit, updatePipeline: true });
  }

  /** The longest hidden first. */
  async hiddenByReports(limit: number): Promise<{ jobId: string; since: Date }[]> {
    const found = await this.jobs
      .find({ hiddenByReports: mongoose.trusted({ $ne: null }) })
      .sort({ hiddenByReports: 1 })
      .limit(limit)
      .select({ hiddenByReports: 1 })
      .lean();
    return found.flatMap(({ _id, hiddenByReports: since }) =>
      since ? [{ jobId: _id.toHexString(), since }] : [],
    );
  }

  async idsOf(companyId: string): Promise<string[]> {
    return (await this.jobs.distinct('_id', { companyId })).map(String);
  }
}
