import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { JobKind } from '@skybil/shared';
import { type Model, Types } from 'mongoose';
import { MAX_TIME_MS } from '../../platform/database/read-time.js';
import { JOB, type Job } from './job.schema.js';

const BATCH = 1_000;
const FIELDS = { kind: 1, updatedAt: 1 } as const;
type Row = Pick<Job, '_id' | keyof typeof FIELDS>;

/** A part of the listed jobs: behind one id, up to another. The last one has no end, since jobs are added there. */
export interface AddressPart {
  after?: string;
  upTo?: string;
}

/** Where a listed job is, and since when it says what it says. */
export interface JobAddress {
  id: string;
  kind: JobKind;
  changedAt: Date;
}

/** The listed jobs, in the order in which the board took them in. */
@Injectable()
export class JobAddressesRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** Counts so many on, in the database. @returns undefined when there are none */
  async walk(
    after: string | undefined,
    size: number,
  ): Promise<{ upTo: string; count: number; changedAt: Date } | undefined> {
    const [walked] = await this.jobs.aggregate<{ upTo: Types.ObjectId; count: number; changedAt?: Date }>([
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
    if (!walked) return undefined;
    const { upTo, count, changedAt } = walked;
    return { upTo: upTo.toHexString(), count, changedAt: changedAt ?? upTo.getTimestamp() };
  }

  /** Some at a time. */
  async *within({ after, upTo }: AddressPart, limit: number): AsyncGenerator<JobAddress[]> {
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
