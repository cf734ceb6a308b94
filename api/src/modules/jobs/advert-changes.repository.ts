import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { rowsByIds } from '../../platform/database/by-ids.js';
import { pick, projection } from '../../platform/database/stored-fields.js';
import { ADVERT_FACT_FIELDS, type ChangedAdvert } from './job.record.js';
import { JOB, type Job } from './job.schema.js';

const ADVERT_FIELDS = [...ADVERT_FACT_FIELDS, 'changedAt', 'title'] as const;

/** A changed or closed job whose applicants get a mail about it. */
export interface JobToTell {
  id: string;
  changedAt: Date;
  leaseUntil: Date;
}

/** Changed and closed adverts whose applicants get a mail (MAIL-27). */
@Injectable()
export class AdvertChangesRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** Takes a job until `leaseUntil`, so that two copies do not note the same change. A hidden job has to wait. */
  async lease(now: Date, leaseUntil: Date): Promise<JobToTell | undefined> {
    const taken = await this.jobs
      .findOneAndUpdate(
        {
          shown: true,
          changeToMail: mongoose.trusted({ $exists: true }),
          changeLeaseUntil: mongoose.trusted({ $not: { $gt: now } }),
        },
        { $set: { changeLeaseUntil: leaseUntil } },
        { timestamps: false },
      )
      .select({ changeToMail: 1 })
      .lean();
    if (!taken?.changeToMail) return undefined;
    return { id: taken._id.toHexString(), changedAt: taken.changeToMail, leaseUntil };
  }

  /** A change that was made in the meantime stays to be told. Does nothing if another copy has taken the job. */
  async release({ id, changedAt, leaseUntil }: JobToTell): Promise<void> {
    const isTold = { $eq: ['$changeToMail', changedAt] };
    await this.jobs.updateOne(
      { _id: id, changeLeaseUntil: leaseUntil },
      [
        { $set: { changeToMail: { $cond: [isTold, '$$REMOVE', '$changeToMail'] } } },
        { $unset: ['changeLeaseUntil'] },
      ],
      { updatePipeline: true, timestamps: false },
    );
  }

  async shownAmong(ids: readonly string[]): Promise<Map<string, ChangedAdvert>> {
    const fields = projection(ADVERT_FIELDS);
    const found = await rowsByIds<Job>(this.jobs.collection, ids, { where: { shown: true }, fields });
    return new Map(found.map((job) => [job._id.toHexString(), pick(job, ADVERT_FIELDS)]));
  }
}
