import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { JOB, type Job } from './job.schema.js';
import { isListed, setListed } from './listed.policy.js';

/** What the board's operator hides, of any company. */
@Injectable()
export class HiddenJobsRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  async hide(id: string, hiddenByOperator: string): Promise<void> {
    const listed = isListed({ visible: true, hiddenByOperator, isHeld: false });
    await this.jobs.updateOne({ _id: id }, { $set: { hiddenByOperator, listed } });
  }

  /** What its company chose for it counts again. */
  async restore(id: string, isHeld: boolean): Promise<void> {
    await this.jobs.updateOne({ _id: id }, [{ $unset: ['hiddenByOperator'] }, setListed({ isHeld })], {
      updatePipeline: true,
    });
  }
}
