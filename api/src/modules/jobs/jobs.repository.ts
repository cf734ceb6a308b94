import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { JobKind } from '@skybil/shared';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { pick, projection } from '../../database/fields.js';
import { CONTENT_FIELDS } from './job.fields.js';
import type { NewJob } from './job.policy.js';
import { JOB, type Job } from './job.schema.js';
import type { JobFilter, JobRecord, JobSort } from './job.record.js';
import { literalPattern, searchGrams } from './search/title-grams.js';

/** A list may take this long in the database (JOB-5). */
const MAX_TIME_MS = 2_000;
const GRAM_COUNT_CAP = 500;
const FACTS = [
  'kind',
  'excerpt',
  'date',
  'visible',
  'listed',
  'companyId',
  'sourceUrl',
  'sourceName',
  'takenOver',
] as const satisfies (keyof Job)[];
/** A job without what only searching needs. */
export const WHOLE = projection([...CONTENT_FIELDS, ...FACTS]);
const { description: _long, ...ROW } = WHOLE;
const any = <T>(values: readonly T[]) => mongoose.trusted({ $in: values });

export type JobDimension = 'category' | 'location' | 'level' | 'kind';

@Injectable()
export class JobsRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  async insert(job: NewJob): Promise<string> {
    const created = new this.jobs(job);
    await created.save();
    return created._id.toHexString();
  }

  /** All listed jobs of a kind with their descriptions, newest first. */
  async listedOfKind(kind: JobKind, limit: number): Promise<JobRecord[]> {
    const found = await this.jobs
      .find({ listed: true, kind })
      .sort({ date: -1, _id: -1 })
      .limit(limit)
      .select(WHOLE)
      .maxTimeMS(MAX_TIME_MS)
      .lean();
    return found.map(toRecord);
  }

  /** One page of rows; `filter` comes from {@link publicFilter}. */
  async page(filter: QueryFilter<Job>, sort: JobSort, skip: number, limit: number): Promise<JobRecord[]> {
    const direction = sort === 'date' ? 1 : -1;
    const found = await this.jobs
      .find(filter)
      .sort({ date: direction, _id: direction })
      .skip(skip)
      .limit(limit)
      .select(ROW)
      .maxTimeMS(MAX_TIME_MS)
      .lean();
    return found.map(toRecord);
  }

  /** How many match, counted no further than `cap`. */
  async count(filter: QueryFilter<Job>, cap: number): Promise<number> {
    return this.jobs.countDocuments(filter).limit(cap).maxTimeMS(MAX_TIME_MS);
  }

  /** How many of the matching jobs each value of a field has. */
  async countBy(dimension: JobDimension, filter: QueryFilter<Job>): Promise<Map<string, number>> {
    const groups = await this.jobs
      .aggregate<{ _id: string; count: number }>([
        { $match: filter },
        { $group: { _id: `$${dimension}`, count: { $sum: 1 } } },
      ])
      .option({ maxTimeMS: MAX_TIME_MS });
    return new Map(groups.map((group) => [group._id, group.count]));
  }

  /** The database's words for a public list's filter, or undefined when nothing can match. */
  async publicFilter(filter: JobFilter): Promise<QueryFilter<Job> | undefined> {
    const searched = await this.searched(filter);
    return searched && narrowed(searched, filter);
  }

  /** The part of it that has to ask the database first: everything but the boxes that are ticked. */
  async searched({ title, location, companyId, asOf }: JobFilter): Promise<Searched | undefined> {
    const query: QueryFilter<Job> = { listed: true };
    if (companyId) query.companyId = new mongoose.Types.ObjectId(companyId);
    if (asOf) {
      query.date = mongoose.trusted({ $lte: asOf });
      query.createdAt = mongoose.trusted({ $lte: asOf });
    }
    const [places, titled] = await Promise.all([
      location ? this.placesLike(location) : undefined,
      title ? this.titled(title) : {},
    ]);
    return titled && { query: { ...query, ...titled }, places };
  }

  /** A cursor for walking a whole list: everything behind the job with that id, or undefined when it is gone. */
  async behind(
    query: QueryFilter<Job>,
    afterId: string,
    sort: JobSort,
  ): Promise<QueryFilter<Job> | undefined> {
    const last = await this.jobs.findById(afterId).select({ date: 1 }).lean();
    if (!last) return undefined;
    const further = sort === 'date' ? '$gt' : '$lt';
    // The bound on the date alone is where the index is entered.
    const entered = { date: mongoose.trusted({ [`${further}e`]: last.date }) };
    const behind = [
      { date: mongoose.trusted({ [further]: last.date }) },
      { _id: mongoose.trusted({ [further]: last._id }) },
    ];
    return { $and: [query, entered, { $or: behind }] } as QueryFilter<Job>;
  }

  async listedById(kind: JobKind, id: string): Promise<JobRecord | undefined> {
    const found = await this.jobs.findOne({ _id: id, kind, listed: true }).select(WHOLE).lean();
    return found ? toRecord(found) : undefined;
  }

  /** For applying: the job whatever its kind, hidden ones included. */
  async byId(id: string): Promise<JobRecord | undefined> {
    const found = await this.jobs.findById(id).select(ROW).lean();
    return found ? toRecord(found) : undefined;
  }

  async byIds(ids: readonly string[]): Promise<JobRecord[]> {
    const found = await this.jobs
      .find({ _id: any(ids) })
      .select(ROW)
      .lean();
    return found.map(toRecord);
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
      .maxTimeMS(MAX_TIME_MS)
      .lean();
    return found.map(toRecord);
  }

  /** Every location text that contains the term. */
  private async placesLike(term: string): Promise<string[]> {
    // Grouped, it leaps from place to place in the index; `distinct` reads every job's entry.
    const known = await this.jobs
      .aggregate<{ _id: string }>([{ $match: { listed: true } }, { $group: { _id: '$location' } }])
      .option({ maxTimeMS: MAX_TIME_MS });
    const wanted = term.toLowerCase();
    return known.map((group) => group._id).filter((place) => place.toLowerCase().includes(wanted));
  }

  /** Narrows by the rarest piece of the term; the pattern still decides. */
  private async titled(term: string): Promise<QueryFilter<Job> | undefined> {
    const pieces = searchGrams(term);
    const counts = await Promise.all(
      pieces.map((piece) =>
        this.jobs.countDocuments({ titleGrams: piece, listed: true }).limit(GRAM_COUNT_CAP),
      ),
    );
    const fewest = Math.min(...counts);
    if (fewest === 0) return undefined;
    const titleLower = mongoose.trusted({ $regex: literalPattern(term) });
    return { titleLower, titleGrams: pieces[counts.indexOf(fewest)] };
  }
}

/** What is searched for; `places` are those that the term fits, where one was given. */
interface Searched {
  query: QueryFilter<Job>;
  places?: string[];
}

/** Of what was searched for, what the ticked boxes leave; undefined when no place is left. */
export function narrowed(
  { query: searched, places }: Searched,
  { kind, category, level, locations }: JobFilter,
): QueryFilter<Job> | undefined {
  const query = { ...searched };
  if (kind !== 'all') query.kind = kind;
  if (category?.length) query.category = any(category);
  if (level?.length) query.level = any(level);
  const ticked = locations?.length ? locations : undefined;
  const left = places && ticked ? places.filter((place) => ticked.includes(place)) : (places ?? ticked);
  if (left?.length === 0) return undefined;
  if (left) query.location = any(left);
  return query;
}

/** A stored job, as far as it was read. */
type ReadJob = Omit<Job, 'description'> & { description?: string };

export function toRecord(job: ReadJob): JobRecord {
  const { _id, companyId, kind, excerpt, date, visible, listed, sourceUrl, sourceName = '', takenOver } = job;
  return {
    id: _id.toHexString(),
    kind,
    ...pick(job, CONTENT_FIELDS),
    excerpt,
    date,
    visible,
    listed,
    companyId: companyId.toHexString(),
    ...(sourceUrl && !takenOver ? { sourceUrl, sourceName } : {}),
  };
}
