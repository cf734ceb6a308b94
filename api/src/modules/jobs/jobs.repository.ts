import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { JobKind } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { rowsByIds } from '../../platform/database/by-ids.js';
import { containing } from '../../platform/database/literal-text.js';
import { defaultsOf, pick, projection } from '../../platform/database/stored-fields.js';
import { countByWeek, type WeeklyCounts } from '../../platform/database/weekly-counts.js';
import { CONTENT, CONTENT_FIELDS } from './job.fields.js';
import { SHOWN_UNLESS_HELD } from './listed.policy.js';
import type { NewJob } from './job.policy.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { JOB, type Job } from './job.schema.js';
import { ADVERT_FACT_FIELDS, type AdvertFacts, type JobRecord, type NamedJob } from './job.record.js';
import type { Position } from './search/job-search.js';

const STATE_FIELDS = [
  'hiddenByOperator',
  'hiddenByReports',
  'check',
  'heldByCheck',
  'closingDate',
  'closedAs',
  'closedAt',
] as const satisfies (keyof Job)[];
const OTHER_FIELDS = [
  'kind',
  'excerpt',
  'date',
  'visible',
  ...STATE_FIELDS,
  'shown',
  'listed',
  'companyId',
  'sourceUrl',
  'sourceName',
  'otherSources',
  'takenOver',
] as const satisfies (keyof Job)[];
export const WHOLE_JOB = projection([...CONTENT_FIELDS, ...OTHER_FIELDS]);
const { description: _long, ...LIST_ROW } = WHOLE_JOB;
// a list row has no description, not an empty one
const { description: _none, ...DEFAULTS } = defaultsOf(CONTENT);

const { visible: _choice, ...UNOBJECTED } = SHOWN_UNLESS_HELD;

@Injectable()
export class JobsRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  async insert(job: NewJob, unit: UnitOfWork): Promise<string> {
    const created = new this.jobs(job);
    await created.save({ session: unit });
    return created._id.toHexString();
  }

  /** The listed jobs among these ids, in the order of the ids. */
  listedAmong(ids: readonly string[], description: { described: boolean }): Promise<JobRecord[]> {
    return this.among(ids, { listed: true }, description);
  }

  /** The shown jobs among these ids, in the order of the ids. */
  shownAmong(ids: readonly string[], description: { described: boolean }): Promise<JobRecord[]> {
    return this.among(ids, { shown: true }, description);
  }

  private async among(
    ids: readonly string[],
    where: { listed: true } | { shown: true },
    { described }: { described: boolean },
  ): Promise<JobRecord[]> {
    const found = await rowsByIds<ReadJob>(this.jobs.collection, ids, {
      where,
      fields: described ? WHOLE_JOB : LIST_ROW,
    });
    const known = new Map(found.map((job) => [job._id.toHexString(), job]));
    return ids.flatMap((id) => known.get(id) ?? []).map(toRecord);
  }

  /** Includes jobs that are not public. */
  async positionOf(id: string): Promise<Position | undefined> {
    const found = await this.jobs.findById(id).select({ date: 1 }).lean();
    return found ? { id: found._id.toHexString(), date: found.date.getTime() } : undefined;
  }

  async shownById(kind: JobKind, id: string): Promise<JobRecord | undefined> {
    const found = await this.jobs.findOne({ _id: id, kind, shown: true }).select(WHOLE_JOB).lean();
    return found ? toRecord(found) : undefined;
  }

  /** Includes jobs that are not public. */
  async byId(id: string): Promise<JobRecord | undefined> {
    const found = await this.jobs.findById(id).select(LIST_ROW).lean();
    return found ? toRecord(found) : undefined;
  }

  async wholeById(id: string): Promise<JobRecord | undefined> {
    const found = await this.jobs.findById(id).select(WHOLE_JOB).lean();
    return found ? toRecord(found) : undefined;
  }

  /** Includes jobs that are not public. */
  async matching(text: string, limit: number): Promise<JobRecord[]> {
    const found = await this.jobs
      .find({ title: containing(text) })
      .sort({ createdAt: -1 })
      .limit(limit)
      .select(LIST_ROW)
      .lean();
    return found.map(toRecord);
  }

  countListedOf(companyId: string): Promise<number> {
    return this.jobs.countDocuments({ companyId, listed: true });
  }

  /** Whether nobody but the company itself keeps one of its jobs off the board. */
  async hasUnobjectedOf(companyId: string): Promise<boolean> {
    return (await this.jobs.exists({ companyId, ...UNOBJECTED })) !== null;
  }

  countByWeek(weeks: number, origin: 'posted' | 'imported'): Promise<WeeklyCounts> {
    const where = { sourceUrl: { $exists: origin === 'imported' } };
    return countByWeek(this.jobs, 'createdAt', weeks, where);
  }

  async named(ids: readonly string[]): Promise<NamedJob[]> {
    const found = await rowsByIds<Job>(this.jobs.collection, ids, {
      fields: { title: 1, location: 1, closedAt: 1 },
    });
    return found.map(({ _id, title, location, closedAt }) => ({
      id: _id.toHexString(),
      title,
      location,
      ...(closedAt ? { closedAt } : {}),
    }));
  }

  async advertFacts(ids: readonly string[]): Promise<Map<string, AdvertFacts>> {
    const fields = projection([...ADVERT_FACT_FIELDS, 'changedAt']);
    const found = await rowsByIds<Job>(this.jobs.collection, ids, { fields });
    return new Map(
      found.map((job) => [job._id.toHexString(), pick(job, [...ADVERT_FACT_FIELDS, 'changedAt'])]),
    );
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
      .select(LIST_ROW)
      .lean();
    return found.map(toRecord);
  }
}

type ReadJob = Omit<Job, 'description'> & { description?: string };

export function toRecord(job: ReadJob): JobRecord {
  const {
    _id,
    companyId,
    kind,
    excerpt,
    date,
    visible,
    shown,
    listed,
    sourceUrl,
    sourceName = '',
    takenOver,
  } = job;
  return {
    id: _id.toHexString(),
    kind,
    ...pick({ ...DEFAULTS, ...job }, CONTENT_FIELDS),
    excerpt,
    date,
    visible,
    ...pick(job, STATE_FIELDS),
    shown,
    listed,
    companyId: companyId.toHexString(),
    ...(sourceUrl && !takenOver ? { sourceUrl, sourceName, ...pick(job, ['otherSources']) } : {}),
  };
}
