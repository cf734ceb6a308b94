import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { JOB, type Job } from './job.schema.js';
import { isListed, setListed } from './listed.policy.js';

/** Updates of `listed` that companies do not make themselves. */
@Injectable()
export class JobModerationRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** Lists every job that its company shows and the operator does not hide. */
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

  /** Takes the companies' jobs off the lists and leaves `visible` as it is. */
  async hold(companyIds: readonly string[]): Promise<void> {
    await this.jobs.updateMany(
      { companyId: mongoose.trusted({ $in: companyIds }), listed: true },
      { $set: { listed: isListed({ visible: true, isHeld: true }) } },
    );
  }

  /** Makes all jobs of the company invisible, as if the company had hidden each one. */
  async makeInvisible(companyId: string, unit: UnitOfWork): Promise<void> {
    const hidden = { visible: false, listed: isListed({ visible: false, isHeld: false }) };
    await this.jobs.updateMany({ companyId }, { $set: hidden }, { session: unit });
  }

  async hideByOperator(id: string, hiddenByOperator: string): Promise<void> {
    const listed = isListed({ visible: true, hiddenByOperator, isHeld: false });
    await this.jobs.updateOne({ _id: id }, { $set: { hiddenByOperator, listed } });
  }

  async restore(id: string, isHeld: boolean): Promise<void> {
    await this.jobs.updateOne({ _id: id }, [{ $unset: ['hiddenByOperator'] }, setListed({ isHeld })], {
      updatePipeline: true,
    });
  }

  async idsOf(companyId: string): Promise<string[]> {
    const found = await this.jobs.find({ companyId }).select({ _id: 1 }).lean();
    return found.map((job) => job._id.toHexString());
  }
}
