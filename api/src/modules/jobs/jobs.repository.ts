import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { JobKind } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { rowsByIds } from '../../platform/database/by-ids.js';
import { containing } from '../../platform/database/literal-text.js';
import { defaultsOf, pick, projection } from '../../platform/database/stored-fields.js';
import { countByWeek, type WeeklyCounts } from '../../platform/database/weekly-counts.js';
import { CONTENT, CONTENT_FIELDS } from './job.fields.js';
import type { NewJob } from './job.policy.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { JOB, type Job } from './job.schema.js';
import type { JobRecord, NamedJob } from './job.record.js';
import type { Position } from './search/job-search.js';

const FACTS = [
  'kind',
  'excerpt',
  'date',
  'visible',
  'hiddenByOperator',
  'listed',
  'companyId',
  'sourceUrl',
  'sourceName',
  'takenOver',
] as const satisfies (keyof Job)[];
/** A job without what only searching needs. */
export const WHOLE = projection([...CONTENT_FIELDS, ...FACTS]);
const { description: _long, ...ROW } = WHOLE;
/** Without that of the description, which rows of lists do not have. */
const { description: _none, ...DEFAULTS } = defaultsOf(CONTENT);
const NAMED = { title: 1, location: 1 } as const;

@Injectable()
export class JobsRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  async insert(job: NewJob, unit: UnitOfWork): Promise<string> {
    const created = new this.jobs(job);
    await created.save({ session: unit });
    return created._id.toHexString();
  }

  /** Those of the ids that are listed, in their order; with their descriptions where these are asked for. */
  async listedAmong(ids: readonly string[], { described }: { described: boolean }): Promise<JobRecord[]> {
    const found = await rowsByIds<ReadJob>(this.jobs.collection, ids, {
      where: { listed: true },
      fields: described ? WHOLE : ROW,
    });
    const known = new Map(found.map((job) => [job._id.toHexString(), job]));
    return ids.flatMap((id) => known.get(id) ?? []).map(toRecord);
  }

  /** Where in a list a job stands, listed or not; undefined when there is none. */
  async positionOf(id: string): Promise<Position | undefined> {
    const found = await this.jobs.findById(id).select({ date: 1 }).lean();
    return found ? { id: found._id.toHexString(), date: found.date.getTime() } : undefined;
  }

  async listedById(kind: JobKind, id: string): Promise<JobRecord | undefined> {
    const found = await this.jobs.findOne({ _id: id, kind, listed: true }).select(WHOLE).lean();
    return found ? toRecord(found) : undefined;
  }

  /** For applying: jobs whatever their kind, hidden ones included. */
  async byIds(ids: readonly string[]): Promise<JobRecord[]> {
    const found = await rowsByIds<ReadJob>(this.jobs.collection, ids, { fields: ROW });
    return found.map(toRecord);
  }

  /** For the operator: by a part of the title, the newest first; hidden ones too. */
  async matching(text: string, limit: number): Promise<JobRecord[]> {
    const found = await this.jobs
      .find({ title: containing(text) })
      .sort({ createdAt: -1 })
      .limit(limit)
      .select(ROW)
      .lean();
    return found.map(toRecord);
  }

  countByWeek(weeks: number, origin: 'posted' | 'imported'): Promise<WeeklyCounts> {
    const where = { sourceUrl: { $exists: origin === 'imported' } };
    return countByWeek(this.jobs, 'createdAt', weeks, where);
  }

  async named(ids: readonly string[]): Promise<NamedJob[]> {
    const found = await rowsByIds<Job>(this.jobs.collection, ids, { fields: NAMED });
    return found.map(({ _id, title, location }) => ({ id: _id.toHexString(), title, location }));
  }

  async relatedOf(
    companyId: string,
    kind: JobKind,
    without: readonly string[],
    limit: number,
  ): Promise<JobRecord[]> {
    const found = await this.jobs
      .find({ companyId, kind, listed: true, _id: mongoose.trusted({ $nin: without }) })
      .sort({ date: -1, _id: -1 })
      .limit(limit)
      .select(ROW)
      .lean();
    return found.map(toRecord);
  }
}

/** A stored job, as far as it was read. */
type ReadJob = Omit<Job, 'description'> & { description?: string };

export function toRecord(job: ReadJob): JobRecord {
  const { _id, companyId, kind, excerpt, date, visible, listed, sourceUrl, sourceName = '', takenOver } = job;
  return {
    id: _id.toHexString(),
    kind,
    ...pick({ ...DEFAULTS, ...job }, CONTENT_FIELDS),
    excerpt,
    date,
    visible,
    ...pick(job, ['hiddenByOperator']),
    listed,
    companyId: companyId.toHexString(),
    ...(sourceUrl && !takenOver ? { sourceUrl, sourceName } : {}),
  };
}
