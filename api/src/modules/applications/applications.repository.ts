import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { JobKind } from '@skybil/shared';
import mongoose, { type Model, Types } from 'mongoose';
import { together } from '../../answers/together.js';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import { Transactions, type UnitOfWork } from '../../database/transactions.js';
import { pick, projection } from '../../database/stored-fields.js';
import { type ApplicationDocuments, DOCUMENT_FIELDS } from './application.fields.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application } from './application.schema.js';

const MAX_TIME_MS = 2_000;

export type NewApplication = Omit<ApplicationRecord, 'id'>;

/** A seeker's own applications: the user's id is part of every question (DECIDE-1). */
@Injectable()
export class ApplicationsRepository {
  /** @returns false when the seeker has applied to the job before */
  readonly insert: (application: NewApplication) => Promise<boolean>;

  constructor(
    @InjectModel(APPLICATION) private readonly applications: Model<Application>,
    private readonly transactions: Transactions,
  ) {
    this.insert = together((all) => this.insertAll(all));
  }

  /** As {@link insert}, in one transaction with something else. @returns false too when that was there before */
  async insertWith(
    application: NewApplication,
    beside: (unit: UnitOfWork) => Promise<void>,
  ): Promise<boolean> {
    try {
      await this.transactions.run(async (unit) => {
        await beside(unit);
        await this.applications.create([application], { session: unit });
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async hasApplied(userId: string, jobId: string): Promise<boolean> {
    return (await this.applications.exists({ userId, jobId })) !== null;
  }

  /** Who has applied since a moment. */
  async seekersSince(moment: Date): Promise<string[]> {
    const first = Types.ObjectId.createFromTime(Math.floor(moment.getTime() / 1000));
    const found = await this.applications
      .find({ _id: mongoose.trusted({ $gte: first }) })
      .select({ userId: 1 })
      .lean();
    return [...new Set(found.map(({ userId }) => userId.toHexString()))];
  }

  async ofSeeker(userId: string, kind: JobKind, limit: number): Promise<ApplicationRecord[]> {
    const found = await this.applications
      .find({ userId, kind })
      .sort({ date: -1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean();
    return found.map(toRecord);
  }

  async seekerSent(userId: string, fileId: string): Promise<boolean> {
    return (await this.applications.exists({ userId, $or: documents(fileId) })) !== null;
  }

  async companyReceived(companyId: string, fileId: string): Promise<boolean> {
    return (await this.applications.exists({ companyId, $or: documents(fileId) })) !== null;
  }

  /** The company's applications that were sent with the file, and as what. */
  async receivedWith(
    companyId: string,
    fileId: string,
  ): Promise<{ application: string; userId: string; field: keyof ApplicationDocuments }[]> {
    const found = await this.applications
      .find({ companyId, $or: documents(fileId) })
      .select(projection(['userId', ...DOCUMENT_FIELDS]))
      .lean();
    return found.map(({ _id, userId, ...sent }) => ({
      application: _id.toHexString(),
      userId: userId.toHexString(),
      field: DOCUMENT_FIELDS.find((field) => sent[field] === fileId) ?? 'resumeFileId',
    }));
  }

  /** The first view stays. */
  async noteView(companyId: string, fileId: string, viewedAt: Date): Promise<void> {
    const notYet = mongoose.trusted({ $exists: false });
    await this.applications.updateMany(
      { companyId, $or: documents(fileId), viewedAt: notYet },
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

  /** Of each whether it is stored. */
  private async insertAll(all: readonly NewApplication[]): Promise<(boolean | Error)[]> {
    const rows = all.map((one) => this.applications.castObject(one) as Application);
    try {
      await this.applications.collection.insertMany(rows, { ordered: false });
      return all.map(() => true);
    } catch (error) {
      const isWhole =
        error instanceof mongoose.mongo.MongoBulkWriteError && !error.result.getWriteConcernError();
      if (!isWhole) throw error;
      const failures = new Map([error.writeErrors].flat().map((failure) => [failure.index, failure]));
      return rows.map((_row, index) => {
        const failure = failures.get(index);
        return failure && !isDuplicateKey(failure) ? error : !failure;
      });
    }
  }
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
  };
}
