import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { MAX_TIME_MS } from '../../../platform/database/read-time.js';
import { JOB, type Job } from '../job.schema.js';
import type { SearchedJob } from './job-search.js';

/** In smaller batches more time goes into asking, in larger ones into copying what lives while garbage is collected. */
const BATCH = 500;
/** So many are read and taken in before others get their turn. */
const AT_ONCE = 200;
/** No database has more, and with the seconds they make a number that JavaScript holds. */
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

/** The listed jobs as they are stored, and word of what changes. */
@Injectable()
export class JobSource {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  /** All of them, some at a time. While these are taken in, the database looks the next ones up. */
  async *all(): AsyncGenerator<SearchedJob[]> {
    const cursor = this.jobs.collection.find<Row>({ listed: true }, { projection: FIELDS, batchSize: BATCH });
    try {
      let isMore = cursor.hasNext();
      while (await isMore) {
        const rows = cursor.readBufferedDocuments();
        isMore = cursor.hasNext();
        // whoever stops in between does not wait for it
        isMore.catch(() => undefined);
        yield rows.map(toSearched);
      }
    } finally {
      await cursor.close();
    }
  }

  /** What these are now, some at a time: a job that is not listed is undefined. */
  async *among(ids: readonly string[]): AsyncGenerator<Map<string, SearchedJob | undefined>> {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE).map((id) => new mongoose.mongo.ObjectId(id));
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

  /** A number for now that is larger than at each earlier write: what is read after it holds these. */
  async moment(): Promise<number> {
    const { operationTime } = (await this.jobs.db.db?.command({ ping: 1 })) as {
      operationTime: mongoose.mongo.Timestamp;
    };
    return operationTime.t * WRITES_A_SECOND + Math.min(operationTime.i, WRITES_A_SECOND - 1);
  }

  /**
   * Tells of every change of a job, its own state left out: that is read when it is told of.
   * @param after from there on, where an earlier stream had come to; else from now on
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
