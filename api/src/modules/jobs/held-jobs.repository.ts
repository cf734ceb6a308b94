import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { JOB, type Job } from './job.schema.js';
import { isListed } from './listed.policy.js';

/** What becomes of jobs by the standing of their company. */
@Injectable()
export class HeldJobsRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** Lists what the companies show. */
  async list(companyIds: readonly string[], unit?: UnitOfWork): Promise<void> {
    await this.jobs.updateMany(
      {
        companyId: mongoose.trusted({ $in: companyIds }),
        visible: true,
        hiddenByOperator: null,
        listed: false,
      },
      { $set: { listed: isListed({ visible: true, isHeld: false }) } },
      { session: unit },
    );
  }

  /** Lists nothing of the companies; what they show is shown still to themselves. */
  async hold(companyIds: readonly string[]): Promise<void> {
    await this.jobs.updateMany(
      { companyId: mongoose.trusted({ $in: companyIds }), listed: true },
      { $set: { listed: isListed({ visible: true, isHeld: true }) } },
    );
  }

  /** Hides all jobs of the company, until somebody shows them. */
  async hide(companyId: string, unit: UnitOfWork): Promise<void> {
    const hidden = { visible: false, listed: isListed({ visible: false, isHeld: false }) };
    await this.jobs.updateMany({ companyId }, { $set: hidden }, { session: unit });
  }

  async idsOf(companyId: string): Promise<string[]> {
    const found = await this.jobs.find({ companyId }).select({ _id: 1 }).lean();
    return found.map((job) => job._id.toHexString());
  }
}
