import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { MAX_TIME_MS } from '../../../platform/database/read-time.js';
import { JOB, type Job } from '../job.schema.js';
import type { SearchedJob } from './job-search.js';

/** Smaller batches cost more round trips, larger ones more garbage collection. */
const BATCH = 500;
/** Ids per query. Other requests run between the queries. */
const IDS_PER_QUERY = 200;
/** Upper limit of writes in one second. Together with the seconds it stays below 2 ** 53. */
const WRITES_A_SECOND = 2 ** 20;
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

export type ResumeToken = mongoose.mongo.ResumeToken;
type Row = Pick<Job, '_id' | keyof typeof FIELDS>;

/** Reads listed jobs and their changes from the database. */
@Injectable()
export class JobSource {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** All listed jobs, in batches. The next batch is fetched while the caller handles the current one. */
  async *all(): AsyncGenerator<SearchedJob[]> {
    const cursor = this.jobs.collection.find<Row>({ listed: true }, { projection: FIELDS, batchSize: BATCH });
    try {
      let isMore = cursor.hasNext();
      while (await isMore) {
        const rows = cursor.readBufferedDocuments();
        isMore = cursor.hasNext();
        // nobody awaits this promise if the caller stops early
        isMore.catch(() => undefined);
        yield rows.map(toSearched);
      }
    } finally {
      await cursor.close();
    }
  }

  /** Current states of these jobs, in batches: undefined for a job that is not listed. */
  async *among(ids: readonly string[]): AsyncGenerator<Map<string, SearchedJob | undefined>> {
    for (let at = 0; at < ids.length; at += IDS_PER_QUERY) {
      const some = ids.slice(at, at + IDS_PER_QUERY).map((id) => new mongoose.mongo.ObjectId(id));
      const found = await this.jobs.collection
        .find<Row>({ _id: { $in: some }, listed: true }, { projection: FIELDS, maxTimeMS: MAX_TIME_MS })
        .toArray();
      const states = new Map<string, SearchedJob | undefined>(
        some.map((id) => [id.toHexString(), undefined]),
      );
      for (const row of found) states.set(row._id.toHexString(), toSearched(row));
      yield states;
    }
  }

  /** A version number that is greater than that of every earlier write. Reads after it see those writes. */
  async moment(): Promise<number> {
    const { operationTime } = (await this.jobs.db.db?.command({ ping: 1 })) as {
      operationTime: mongoose.mongo.Timestamp;
    };
    return operationTime.t * WRITES_A_SECOND + Math.min(operationTime.i, WRITES_A_SECOND - 1);
  }

  /**
   * Change stream of jobs, without their content.
   * @param after token of an earlier stream, to resume there
   */
  watch(after?: ResumeToken) {
    return this.jobs.collection.watch<Job, mongoose.mongo.ChangeStreamDocument<Job>>(
      [{ $project: { documentKey: 1, operationType: 1 } }],
      { resumeAfter: after },
    );
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
