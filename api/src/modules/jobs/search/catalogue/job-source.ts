import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { MAX_TIME_MS } from '../../../../database/read-limit.js';
import { JOB, type Job } from '../../job.schema.js';
import type { SearchedJob } from '../job-search.js';

const BATCH = 1_000;
const FIELDS = {
  kind: 1,
  category: 1,
  level: 1,
  location: 1,
  companyId: 1,
  titleLower: 1,
  date: 1,
  createdAt: 1,
} as const;

type Row = Pick<Job, '_id' | keyof typeof FIELDS>;
type Listed = ReadonlyMap<string, SearchedJob>;

/** The listed jobs as they are stored, and word of what changes. */
@Injectable()
export class JobSource {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** All of them, some at a time. */
  async *all(): AsyncGenerator<SearchedJob[]> {
    const cursor = this.jobs.collection.find<Row>({ listed: true }, { projection: FIELDS, batchSize: BATCH });
    let batch: SearchedJob[] = [];
    for await (const row of cursor) {
      if (batch.push(toSearched(row)) < BATCH) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }

  /** Those of the ids that are listed now. */
  async among(ids: readonly string[]): Promise<Listed> {
    const _id = { $in: ids.map((id) => new mongoose.mongo.ObjectId(id)) };
    const found = await this.jobs.collection
      .find<Row>({ _id, listed: true }, { projection: FIELDS, maxTimeMS: MAX_TIME_MS })
      .toArray();
    return new Map(found.map((row) => [row._id.toHexString(), toSearched(row)]));
  }

  /** Tells of every change of a job from now on, its own state left out: that is read when it is told of. */
  watch() {
    return this.jobs.collection.watch<Job, mongoose.mongo.ChangeStreamDocument<Job>>([
      { $project: { documentKey: 1, operationType: 1 } },
    ]);
  }
}

function toSearched({ _id, companyId, titleLower, date, createdAt, ...words }: Row): SearchedJob {
  return {
    ...words,
    id: _id.toHexString(),
    companyId: companyId.toHexString(),
    title: titleLower,
    date: date.getTime(),
    createdAt: createdAt.getTime(),
  };
}
