import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { FIRST_STATUS, type JobKind } from '@skybil/shared';
import mongoose, { type Model, type Types } from 'mongoose';
import { countByWeek, type WeeklyCounts } from '../../platform/database/weekly-counts.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { pick } from '../../platform/database/stored-fields.js';
import { DOCUMENT_FIELDS } from './application.fields.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application } from './application.schema.js';

const DAILY_RUN_MS = 60_000;

/** What a company received since some moment. */
export interface ReceivedCounts {
  companyId: string;
  applications: number;
  decided: number;
  /** From application to decision, in milliseconds, where the time of the decision is stored. */
  waits: number[];
}

export type ApplicationsOf = { jobId: string } | { companyId: string };

export interface FormerChoice {
  ids?: readonly string[];
  kind?: JobKind;
}

/** A seeker's own applications. The user's id is part of every query (DECIDE-1). */
@Injectable()
export class ApplicationsRepository {
  constructor(@InjectModel(APPLICATION) private readonly applications: Model<Application>) {}

  /** @throws a duplicate key error if the seeker has already applied to the job */
  async insert(application: Omit<ApplicationRecord, 'id'>, unit: UnitOfWork): Promise<void> {
    await this.applications.create([application], { session: unit });
  }

  countByWeek(weeks: number): Promise<WeeklyCounts> {
    return countByWeek(this.applications, 'date', weeks);
  }

  /** Of the companies that received at least so many. It reads all applications, so it is for a daily run. */
  async receivedSince(moment: Date, least: number): Promise<ReceivedCounts[]> {
    const isDecided = { $ne: ['$status', FIRST_STATUS] };
    const groups = await this.applications
      .aggregate<Omit<ReceivedCounts, 'companyId'> & { _id: Types.ObjectId }>([
        { $match: { ...RECEIVED, date: { $gte: moment } } },
        {
          $group: {
            _id: '$companyId',
            applications: { $sum: 1 },
            decided: { $sum: { $cond: [isDecided, 1, 0] } },
            waits: { $push: { $subtract: ['$decidedAt', '$date'] } },
          },
        },
        { $match: { applications: { $gte: least } } },
      ])
      .option({ maxTimeMS: DAILY_RUN_MS });
    return groups.map(({ _id, waits, ...counts }) => ({
      companyId: _id.toHexString(),
      ...counts,
      // null where no time of a decision is stored
      waits: waits.filter((wait) => wait !== null),
    }));
  }

  /** The companies that do not see held applications: of a seeker, or of all. */
  async companiesOfHeld(userId?: string, unit?: UnitOfWork): Promise<string[]> {
    const held = { held: true as const, ...(userId ? { userId } : {}) };
    const ids = await this.applications.distinct('companyId', held).session(unit ?? null);
    return ids.map((id) => id.toHexString());
  }

  async release(userId: string, unit: UnitOfWork): Promise<void> {
    await this.applications.updateMany({ userId, held: true }, { $unset: { held: 1 } }, { session: unit });
  }

  async releaseAll(unit: UnitOfWork): Promise<void> {
    await this.applications.updateMany({ held: true }, { $unset: { held: 1 } }, { session: unit });
  }

  async eraseHeld(userId: string, unit: UnitOfWork): Promise<void> {
    await this.applications.deleteMany({ userId, held: true }, { session: unit });
  }

  async markFormer(userId: string, unit: UnitOfWork): Promise<void> {
    // the person who sent them gave the number, and may be somebody else
    const change = { $set: { former: true as const }, $unset: { 'interview.phone': 1 as const } };
    await this.applications.updateMany({ userId }, change, { session: unit });
  }

  async removeFormer(userId: string, choice: FormerChoice, unit: UnitOfWork): Promise<void> {
    await this.applications.deleteMany(formerOf(userId, choice), { session: unit });
  }

  async keepFormer(userId: string, choice: FormerChoice, unit: UnitOfWork): Promise<void> {
    await this.applications.updateMany(
      formerOf(userId, choice),
      { $unset: { former: 1 } },
      { session: unit },
    );
  }

  async hasApplied(userId: string, jobId: string, unit?: UnitOfWork): Promise<boolean> {
    return (await this.applications.exists({ userId, jobId }).session(unit ?? null)) !== null;
  }

  async isOfSeeker(userId: string, id: string): Promise<boolean> {
    return (await this.applications.exists({ _id: id, userId })) !== null;
  }

  /** @returns the application as it was before; undefined if it is decided or withdrawn (APPLY-40) */
  async withdraw(
    userId: string,
    id: string,
    withdrawnAt: Date,
    unit: UnitOfWork,
  ): Promise<ApplicationRecord | undefined> {
    const before = await this.applications
      .findOneAndUpdate(
        { _id: id, userId, status: FIRST_STATUS, withdrawnAt: null },
        // no application is both held and withdrawn, so each is subtracted once from a job's count
        { $set: { withdrawnAt }, $unset: { held: 1 } },
        { session: unit, returnDocument: 'before' },
      )
      .lean();
    return before ? toRecord(before) : undefined;
  }

  async ofSeeker(userId: string, kinds: readonly JobKind[], limit: number): Promise<ApplicationRecord[]> {
    const kind = mongoose.trusted({ $in: kinds });
    const found = await this.applications.find({ userId, kind }).sort({ date: -1 }).limit(limit).lean();
    return found.map(toRecord);
  }

  /** The certificate of the newest application that has one. */
  async lastCertificateOf(userId: string): Promise<string | undefined> {
    const certificateFileId = mongoose.trusted({ $exists: true });
    const last = await this.applications
      .findOne({ userId, kind: 'remote', former: null, certificateFileId })
      .sort({ date: -1 })
      .select({ certificateFileId: 1 })
      .lean();
    return last?.certificateFileId;
  }

  async seekerSent(userId: string, fileId: string): Promise<boolean> {
    return (await this.applications.exists({ userId, ...withDocument(fileId) })) !== null;
  }

  async companyReceived(companyId: string, fileId: string): Promise<boolean> {
    return (await this.applications.exists({ companyId, ...RECEIVED, ...withDocument(fileId) })) !== null;
  }

  async receivedWith(companyId: string, fileId: string): Promise<{ id: string; userId: string }[]> {
    const found = await this.applications
      .find({ companyId, ...RECEIVED, ...withDocument(fileId) })
      .select({ userId: 1 })
      .lean();
    return found.map(({ _id, userId }) => ({
      id: _id.toHexString(),
      userId: userId.toHexString(),
    }));
  }

  /** One application only: a seeker sends the same resume with several. */
  async noteFirstView(companyId: string, id: string, viewedAt: Date): Promise<void> {
    await this.applications.updateOne(
      { _id: id, companyId, ...RECEIVED, viewedAt: null },
      { $set: { viewedAt } },
    );
  }

  async documentsAmong(fileIds: readonly string[]): Promise<string[]> {
    const among = mongoose.trusted({ $in: fileIds });
    const found = await Promise.all(
      DOCUMENT_FIELDS.map((field) => this.applications.distinct(field, { [field]: among })),
    );
    return found.flat().filter((id) => typeof id === 'string');
  }

  async allOfSeeker(userId: string): Promise<ApplicationRecord[]> {
    const found = await this.applications.find({ userId }).sort({ _id: 1 }).lean();
    return found.map(toRecord);
  }

  async unwarned(of: ApplicationsOf, since: Date, limit: number): Promise<ApplicationRecord[]> {
    const date = mongoose.trusted({ $gte: since });
    const found = await this.applications
      .find({ ...of, date, warnedAt: null })
      .limit(limit)
      .lean();
    return found.map(toRecord);
  }

  /** @returns false if the seeker was warned already, or the application is gone */
  async noteWarning(id: string, warnedAt: Date, unit: UnitOfWork): Promise<boolean> {
    const { modifiedCount } = await this.applications.updateOne(
      { _id: id, warnedAt: null },
      { $set: { warnedAt } },
      { session: unit },
    );
    return modifiedCount === 1;
  }

  async nextStep(id: string): Promise<string | undefined> {
    return (await this.applications.findById(id).select({ nextStep: 1 }).lean())?.nextStep;
  }

  /** The sweeper deletes the files, unless a profile still refers to them. @returns how many it erased */
  async eraseRejectedBefore(moment: Date, limit: number): Promise<number> {
    const found = await this.applications
      .find({ status: 'Rejected', decidedAt: mongoose.trusted({ $lt: moment }) })
      .select({ _id: 1 })
      .limit(limit)
      .lean();
    const ids = found.map(({ _id }) => _id);
    await this.applications.deleteMany({ _id: mongoose.trusted({ $in: ids }) });
    return ids.length;
  }

  async eraseInterviewsBefore(moment: Date): Promise<void> {
    await this.applications.updateMany(
      { 'interview.startsAt': mongoose.trusted({ $lt: moment }) },
      { $unset: { interview: 1 } },
    );
  }

  async eraseUndecidedOf(jobIds: readonly string[]): Promise<void> {
    await this.applications.deleteMany({ jobId: mongoose.trusted({ $in: jobIds }), status: FIRST_STATUS });
  }

  async eraseOfSeeker(userId: string): Promise<void> {
    await this.applications.deleteMany({ userId });
  }

  async eraseOfCompany(companyId: string): Promise<void> {
    await this.applications.deleteMany({ companyId });
  }
}

/** Part of every query of a company: held and withdrawn applications are none of its own (APPLY-21, APPLY-40). */
export const RECEIVED = { held: null, withdrawnAt: null };

function formerOf(userId: string, { ids, kind }: FormerChoice) {
  const among = ids ? { _id: mongoose.trusted({ $in: ids }) } : {};
  return { userId, former: true, ...among, ...(kind ? { kind } : {}) } as const;
}

function withDocument(fileId: string) {
  return { $or: DOCUMENT_FIELDS.map((field) => ({ [field]: fileId })) };
}

const OPTIONAL_FIELDS = [
  'decidedAt',
  'finalAt',
  'reason',
  'note',
  'nextStep',
  'viewedAt',
  'stage',
  'interview',
  'privateNote',
  'warnedAt',
  'withdrawnAt',
  'held',
  'former',
] as const;

export function toRecord(application: Application): ApplicationRecord {
  return {
    id: application._id.toHexString(),
    kind: application.kind,
    jobId: application.jobId.toHexString(),
    companyId: application.companyId.toHexString(),
    userId: application.userId.toHexString(),
    ...pick(application, DOCUMENT_FIELDS),
    status: application.status,
    date: application.date,
    ...pick(application, OPTIONAL_FIELDS),
  };
}
