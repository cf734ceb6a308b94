import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ApplicationStatus } from '@skybil/shared';
import mongoose, { type Collection, type Connection, type mongo } from 'mongoose';
import { MAX_TIME_MS } from '../../platform/database/read-time.js';

const ABSENT = { $exists: false } as const;

interface AppliedTo {
  status: ApplicationStatus;
  stage?: string;
  viewedAt?: Date;
  held?: true;
  withdrawnAt?: Date;
  jobId: mongoose.Types.ObjectId;
  userId: mongoose.Types.ObjectId;
}

/** Reads the collection of `modules/applications` without its schema, because jobs must not depend on applications. */
@Injectable()
export class ApplicationCountsRepository {
  private readonly applications: Collection<AppliedTo>;

  constructor(@InjectConnection() connection: Connection) {
    this.applications = connection.collection<AppliedTo>('applications');
  }

  /**
   * Counts of applicants without held and withdrawn applications, of which none is both. Several counts, because each of them
   * is answered from an index.
   */
  async ofJobs(jobIds: readonly string[]): Promise<Map<string, number>> {
    const [all, ...unseen] = await Promise.all([
      this.count(jobIds),
      this.count(jobIds, { held: true }),
      this.count(jobIds, { withdrawnAt: { $exists: true } }),
    ]);
    return new Map(
      [...all].map(([id, count]) => [id, unseen.reduce((n, by) => n - (by.get(id) ?? 0), count)]),
    );
  }

  /** Counts of applicants whose documents the company has not opened and who wait for a decision. */
  newOfJobs(jobIds: readonly string[]): Promise<Map<string, number>> {
    return this.count(jobIds, {
      status: 'Pending',
      stage: ABSENT,
      viewedAt: ABSENT,
      held: ABSENT,
      withdrawnAt: ABSENT,
    });
  }

  async jobsAppliedTo(userId: string): Promise<string[]> {
    const found = await this.applications
      .find(
        { userId: new mongoose.Types.ObjectId(userId) },
        { projection: { jobId: 1 }, maxTimeMS: MAX_TIME_MS },
      )
      .toArray();
    return found.map((application) => application.jobId.toHexString());
  }

  private async count(
    jobIds: readonly string[],
    more: mongo.Filter<AppliedTo> = {},
  ): Promise<Map<string, number>> {
    const groups = this.applications.aggregate<{ _id: mongoose.Types.ObjectId; count: number }>(
      [
        { $match: { jobId: { $in: jobIds.map((id) => new mongoose.Types.ObjectId(id)) }, ...more } },
        { $group: { _id: '$jobId', count: { $sum: 1 } } },
      ],
      { maxTimeMS: MAX_TIME_MS },
    );
    return new Map((await groups.toArray()).map((group) => [group._id.toHexString(), group.count]));
  }
}
