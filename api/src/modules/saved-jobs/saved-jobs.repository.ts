import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { SAVED_JOB, type SavedJob } from './saved-job.schema.js';

export interface SavedJobRecord extends Omit<SavedJob, 'userId' | 'jobId' | 'companyId'> {
  jobId: string;
  companyId: string;
}

/** A seeker's own saved jobs. The user's id is part of every query (DECIDE-1). */
@Injectable()
export class SavedJobsRepository {
  constructor(@InjectModel(SAVED_JOB) private readonly saved: Model<SavedJob>) {}

  async ofSeeker(userId: string): Promise<SavedJobRecord[]> {
    const found = await this.saved
      .find({ userId })
      .sort({ savedAt: -1 })
      .select({ _id: 0, userId: 0 })
      .lean();
    return found.map(({ jobId, companyId, ...row }) => ({
      ...row,
      jobId: jobId.toHexString(),
      companyId: companyId.toHexString(),
    }));
  }

  async savedIds(userId: string, unit?: UnitOfWork): Promise<Set<string>> {
    const ids = await this.saved.distinct('jobId', { userId }, { session: unit });
    return new Set(ids.map(String));
  }

  async insert(userId: string, rows: readonly SavedJobRecord[], unit: UnitOfWork): Promise<void> {
    const documents = rows.map((row) => ({ ...row, userId }));
    await this.saved.insertMany(documents, { session: unit });
  }

  async remove(userId: string, jobIds: readonly string[]): Promise<void> {
    await this.saved.deleteMany({ userId, jobId: mongoose.trusted({ $in: jobIds }) });
  }

  async eraseOfSeeker(userId: string, unit?: UnitOfWork): Promise<void> {
    await this.saved.deleteMany({ userId }, { session: unit });
  }

  async eraseOfCompany(companyId: string): Promise<void> {
    await this.saved.deleteMany({ companyId });
  }
}
