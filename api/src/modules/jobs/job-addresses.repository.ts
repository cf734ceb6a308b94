import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { JobKind } from '@skybil/shared';
import { type Model, Types } from 'mongoose';
import { MAX_TIME_MS } from '../../platform/database/read-time.js';
import { JOB, type Job } from './job.schema.js';

const BATCH = 1_000;
const FIELDS = { kind: 1, updatedAt: 1 } as const;
type Row = Pick<Job, '_id' | keyof typeof FIELDS>;

/** The last range has no end, because new jobs are added there. */
export interface IdRange {
  after?: string;
  upTo?: string;
}

export interface JobAddress {
  id: string;
  kind: JobKind;
  changedAt: Date;
}

@Injectable()
export class JobAddressesRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** The next `size` listed jobs in the order of their ids. @returns undefined if no job is left */
  async nextRange(
    after: string | undefined,
    size: number,
  ): Promise<{ upTo: string; count: number; changedAt: Date } | undefined> {
    const [range] = await this.jobs.aggregate<{ upTo: Types.ObjectId; count: number; changedAt?: Date }>([
      { $match: { listed: true, ...(after ? { _id: { $gt: new Types.ObjectId(after) } } : {}) } },
      { $sort: { _id: 1 } },
      { $limit: size },
      {
        $group: {
          _id: null,
          upTo: { $max: '$_id' },
          count: { $sum: 1 },
          changedAt: { $max: { $ifNull: ['$updatedAt', { $toDate: '$_id' }] } },
        },
      },
    ]);
    if (!range) return undefined;
    const { upTo, count, changedAt } = range;
    return { upTo: upTo.toHexString(), count, changedAt: changedAt ?? upTo.getTimestamp() };
  }

  async *within({ after, upTo }: IdRange, limit: number): AsyncGenerator<JobAddress[]> {
    const ends = {
      ...(after ? { $gt: new Types.ObjectId(after) } : {}),
      ...(upTo ? { $lte: new Types.ObjectId(upTo) } : {}),
    };
    const found = this.jobs.collection.find<Row>(
      { listed: true, ...(after || upTo ? { _id: ends } : {}) },
      { projection: FIELDS, sort: { _id: 1 }, limit, batchSize: BATCH, maxTimeMS: MAX_TIME_MS },
    );
    try {
      while (await found.hasNext()) yield found.readBufferedDocuments().map(toAddress);
    } finally {
      await found.close();
    }
  }
}

function toAddress({ _id, kind, updatedAt }: Row): JobAddress {
  return { id: _id.toHexString(), kind, changedAt: updatedAt ?? _id.getTimestamp() };
}
