import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { JobKind } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { countByWeek, type WeeklyCounts } from '../../platform/database/weekly-counts.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { pick } from '../../platform/database/stored-fields.js';
import { DOCUMENT_FIELDS } from './application.fields.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application } from './application.schema.js';

export type NewApplication = Omit<ApplicationRecord, 'id'>;

/** Which former applications: these, those of a kind, or all. */
export interface FormerChoice {
  ids?: readonly string[];
  kind?: JobKind;
}

/** A seeker's own applications: the user's id is part of every question (DECIDE-1). */
@Injectable()
export class ApplicationsRepository {
  constructor(@InjectModel(APPLICATION) private readonly applications: Model<Application>) {}

  /** @throws a duplicate key when the seeker has applied to the job before */
  async insert(application: NewApplication, unit: UnitOfWork): Promise<void> {
    await this.applications.create([application], { session: unit });
  }

  countByWeek(weeks: number): Promise<WeeklyCounts> {
    return countByWeek(this.applications, 'date', weeks);
  }

  /** Hands what is held of a seeker to the companies. */
  async release(userId: string, unit: UnitOfWork): Promise<void> {
    await this.applications.updateMany({ userId, held: true }, { $unset: { held: 1 } }, { session: unit });
  }

  async releaseAll(): Promise<boolean> {
    const { matchedCount } = await this.applications.updateMany({ held: true }, { $unset: { held: 1 } });
    return matchedCount > 0;
  }

  async eraseHeld(userId: string, unit: UnitOfWork): Promise<void> {
    await this.applications.deleteMany({ userId, held: true }, { session: unit });
  }

  async markFormer(userId: string, unit: UnitOfWork): Promise<void> {
    await this.applications.updateMany({ userId }, { $set: { former: true } }, { session: unit });
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

  async ofSeeker(userId: string, kind: JobKind, limit: number): Promise<ApplicationRecord[]> {
    const found = await this.applications.find({ userId, kind }).sort({ date: -1 }).limit(limit).lean();
    return found.map(toRecord);
  }

  async seekerSent(userId: string, fileId: string): Promise<boolean> {
    return (await this.applications.exists({ userId, $or: documents(fileId) })) !== null;
  }

  async companyReceived(companyId: string, fileId: string): Promise<boolean> {
    return (await this.applications.exists({ companyId, ...REACHED, $or: documents(fileId) })) !== null;
  }

  /** The company's applications that were sent with the file. */
  async receivedWith(companyId: string, fileId: string): Promise<{ application: string; userId: string }[]> {
    const found = await this.applications
      .find({ companyId, ...REACHED, $or: documents(fileId) })
      .select({ userId: 1 })
      .lean();
    return found.map(({ _id, userId }) => ({
      application: _id.toHexString(),
      userId: userId.toHexString(),
    }));
  }

  /** The first view stays. */
  async noteView(companyId: string, fileId: string, viewedAt: Date): Promise<void> {
    const notYet = mongoose.trusted({ $exists: false });
    await this.applications.updateMany(
      { companyId, ...REACHED, $or: documents(fileId), viewedAt: notYet },
      { $set: { viewedAt } },
    );
  }

  /** Those of the files that some application was sent with. */
  async documentsAmong(fileIds: readonly string[]): Promise<string[]> {
    const among = mongoose.trusted({ $in: fileIds });
    const found = await Promise.all(
      DOCUMENT_FIELDS.map((field) => this.applications.distinct(field, { [field]: among })),
    );
    return found.flat().filter(isString);
  }

  /** All of the seeker's, of both kinds, oldest first. */
  async everyOfSeeker(userId: string): Promise<ApplicationRecord[]> {
    const found = await this.applications.find({ userId }).sort({ _id: 1 }).lean();
    return found.map(toRecord);
  }

  /** @returns how many were erased; their files are swept, unless they are somebody's resume */
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

  async eraseOfSeeker(userId: string): Promise<void> {
    await this.applications.deleteMany({ userId });
  }

  /** The files they were sent with are swept, or stay their seekers' resumes. */
  async eraseOfCompany(companyId: string): Promise<void> {
    await this.applications.deleteMany({ companyId });
  }
}

/** Part of every question of a company: what is held is not there for it. */
export const REACHED = { held: null };

function formerOf(userId: string, { ids, kind }: FormerChoice) {
  const among = ids ? { _id: mongoose.trusted({ $in: ids }) } : {};
  return { userId, former: true, ...among, ...(kind ? { kind } : {}) } as const;
}

function documents(fileId: string) {
  return DOCUMENT_FIELDS.map((field) => ({ [field]: fileId }));
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

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
    ...(application.viewedAt ? { viewedAt: application.viewedAt } : {}),
    ...(application.held ? { held: application.held } : {}),
    ...(application.former ? { former: application.former } : {}),
  };
}
