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

  /** Lists or unlists the jobs that neither the company, nor the operator, nor their language hides. */
  async setHeld(companyIds: readonly string[], isHeld: boolean, unit?: UnitOfWork): Promise<void> {
    const among = mongoose.trusted({ $in: companyIds });
    const shown = { companyId: among, visible: true, hiddenByOperator: null, language: null };
    const listed = isListed({ visible: true, isHeld });
    await this.jobs.updateMany({ ...shown, listed: !listed }, { $set: { listed } }, { session: unit });
  }

  /** As if the company had hidden each of its jobs. */
  async makeInvisible(companyId: string, unit: UnitOfWork): Promise<void> {
    const change = { visible: false, listed: isListed({ visible: false, isHeld: false }) };
    await this.jobs.updateMany({ companyId }, { $set: change }, { session: unit });
  }

  async setCompanyName(companyId: string, companyName: string, unit: UnitOfWork): Promise<void> {
    await this.jobs.updateMany({ companyId }, { $set: { companyName } }, { session: unit });
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
    return (await this.jobs.distinct('_id', { companyId })).map(String);
  }
}
