import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BOARD, NATIONWIDE, WORLDWIDE } from '@skybil/shared';
import type { Model, mongo } from 'mongoose';
import { Settings } from '../../../platform/config/settings.js';
import { rowsByIds } from '../../../platform/database/by-ids.js';
import { statesOf } from '../job.policy.js';
import { JOB, type Job } from '../job.schema.js';
import { monthlyAtHome, withPay } from '../pay.policy.js';
import type { OpenToCountry, SearchedJob } from './searched-job.js';

/** Smaller batches cost more round trips, larger ones more garbage collection. */
const BATCH = 500;
/** Ids per query. Other requests run between the queries. */
const IDS_PER_QUERY = 200;
/** More than a second has. Versions made of seconds and writes stay below 2 ** 53. */
const WRITES_A_SECOND = 2 ** 20;
const FIELDS = {
  kind: 1,
  category: 1,
  level: 1,
  location: 1,
  states: 1,
  place: 1,
  employmentType: 1,
  nysc: 1,
  openTo: 1,
  salary: 1,
  currency: 1,
  payMin: 1,
  payMax: 1,
  payPeriod: 1,
  companyId: 1,
  companyName: 1,
  titleLower: 1,
  date: 1,
  createdAt: 1,
} as const;

/** A salary with a figure other than 0. */
const STATED_PAY = /[1-9]/;

export type ResumeToken = mongo.ResumeToken;
type Row = Pick<Job, '_id' | keyof typeof FIELDS>;

@Injectable()
export class JobSource {
  private readonly rates: ReadonlyMap<string, number>;

  constructor(
    @InjectModel(JOB) private readonly jobs: Model<Job>,
    { homeRates }: Settings,
  ) {
    this.rates = homeRates;
  }

  /** All listed jobs, in batches. Fetches the next batch while the caller handles the current one. */
  async *all(): AsyncGenerator<SearchedJob[]> {
    const cursor = this.jobs.collection.find<Row>({ listed: true }, { projection: FIELDS, batchSize: BATCH });
    try {
      let isMore = cursor.hasNext();
      while (await isMore) {
        const rows = cursor.readBufferedDocuments();
        isMore = cursor.hasNext();
        // nobody awaits this promise if the caller stops early
        isMore.catch(() => undefined);
        yield rows.map((row) => toSearched(row, this.rates));
      }
    } finally {
      await cursor.close();
    }
  }

  /** In batches; undefined for a job that is not listed. */
  async *byIds(ids: readonly string[]): AsyncGenerator<Map<string, SearchedJob | undefined>> {
    for (let at = 0; at < ids.length; at += IDS_PER_QUERY) {
      const some = ids.slice(at, at + IDS_PER_QUERY).map((id) => id.toLowerCase());
      const where = { listed: true };
      const found = await rowsByIds<Row>(this.jobs.collection, some, { where, fields: FIELDS });
      const listed = new Map(found.map((row) => [row._id.toHexString(), toSearched(row, this.rates)]));
      yield new Map(some.map((id) => [id, listed.get(id)]));
    }
  }

  /** Greater than the version of every earlier write. Later reads see those writes. */
  async version(): Promise<number> {
    const { operationTime } = (await this.jobs.db.db?.command({ ping: 1 })) as {
      operationTime: mongo.Timestamp;
    };
    return operationTime.t * WRITES_A_SECOND + Math.min(operationTime.i, WRITES_A_SECOND - 1);
  }

  /** @param after token of an earlier stream, to resume there */
  watch(after?: ResumeToken) {
    return this.jobs.collection.watch<Job, mongo.ChangeStreamDocument<Job>>(
      [{ $project: { documentKey: 1, operationType: 1 } }],
      { resumeAfter: after },
    );
  }
}

function toSearched(row: Row, rates: ReadonlyMap<string, number>): SearchedJob {
  const { kind, category, level, location, place = '', employmentType = '', nysc = '' } = row;
  const isInNumbers = row.payMin !== undefined || row.payMax !== undefined;
  const isFigure = STATED_PAY.test(row.salary);
  // jobs of older versions state their pay only as text
  const paid = isInNumbers || !isFigure ? row : withPay(row);
  const hasFigures = (paid.payMax ?? paid.payMin ?? 0) > 0;
  const pay = monthlyAtHome(paid, rates);
  const job: SearchedJob = {
    id: row._id.toHexString(),
    kind,
    category,
    level,
    location,
    // jobs of older versions store only their location
    states: row.states ?? statesOf(row),
    nationwide: location === NATIONWIDE,
    place,
    employmentType,
    nysc,
    openTo: openToCountry(row),
    payStated: hasFigures || isFigure,
    payUnrated: hasFigures && pay === undefined,
    companyId: row.companyId.toHexString(),
    companyName: row.companyName ?? '',
    title: row.titleLower,
    date: row.date.getTime(),
    createdAt: row.createdAt.getTime(),
  };
  if (pay !== undefined) job.pay = pay;
  return job;
}

function openToCountry({ kind, openTo = [] }: Pick<Row, 'kind' | 'openTo'>): OpenToCountry {
  if (kind === 'job') return 'yes';
  if (openTo.length === 0) return 'unknown';
  return openTo.includes(WORLDWIDE) || openTo.includes(BOARD.country.code) ? 'yes' : 'no';
}
