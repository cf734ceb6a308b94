import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { APPLICATION, type Application } from '../application.schema.js';

@Injectable()
export class ApplicationCountsRepository {
  constructor(@InjectModel(APPLICATION) private readonly applications: Model<Application>) {}

  /** Applicants of each job that has any, in one grouped query. */
  async ofJobs(jobIds: readonly string[]): Promise<Map<string, number>> {
    const groups = await this.applications.aggregate<{ _id: mongoose.Types.ObjectId; count: number }>([
      { $match: { jobId: { $in: jobIds.map((id) => new mongoose.Types.ObjectId(id)) } } },
      { $group: { _id: '$jobId', count: { $sum: 1 } } },
    ]);
    return new Map(groups.map((group) => [group._id.toHexString(), group.count]));
  }

  async jobsAppliedTo(userId: string): Promise<string[]> {
    const found = await this.applications.find({ userId }).select({ jobId: 1 }).lean();
    return found.map((application) => application.jobId.toHexString());
  }
}
