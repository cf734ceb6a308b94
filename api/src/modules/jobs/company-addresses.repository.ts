import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { JOB, type Job } from './job.schema.js';

/** Answers the question without reading a job, because the query has a bound for its first field. */
const INDEX = 'jobs-of-company';
const LOWEST_ID = new Types.ObjectId('0'.repeat(24));

export interface CompanyAddress {
  id: string;
  /** Date of its newest listed job. */
  changedAt: Date;
}

@Injectable()
export class CompanyAddressesRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** Companies with a listed job, in the order of their ids. */
  async listed(limit: number): Promise<CompanyAddress[]> {
    const found = await this.jobs
      .aggregate<{ _id: Types.ObjectId; changedAt: Date }>([
        { $match: { companyId: { $gt: LOWEST_ID }, listed: true } },
        { $sort: { companyId: 1, date: -1 } },
        { $group: { _id: '$companyId', changedAt: { $first: '$date' } } },
        { $sort: { _id: 1 } },
        { $limit: limit },
      ])
      .option({ hint: INDEX });
    return found.map(({ _id, changedAt }) => ({ id: _id.toHexString(), changedAt }));
  }
}
