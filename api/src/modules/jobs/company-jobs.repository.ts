import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type AdvertFact, JOB_LOCATIONS, NATIONWIDE } from '@skybil/shared';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { JOB, type Job } from './job.schema.js';
import { literal } from '../../platform/database/literal-text.js';
import { setChecked, type TextOrigin } from './advert-findings.policy.js';
import { CONTENT_FIELDS } from './job.fields.js';
import type { StoredContent } from './job.policy.js';
import type { JobRecord } from './job.record.js';
import { toRecord, WHOLE_JOB } from './jobs.repository.js';
import { MAY_BE_SHOWN, setListed, setVisible, VISIBLE } from './listed.policy.js';

interface CompanyJobFilter {
  q?: string;
  id?: string[];
  kind?: string;
  visible?: boolean;
  category?: string;
  location?: string;
  level?: string;
}

export interface CompanyJobPage {
  filter: CompanyJobFilter;
  sort: { field: 'date' | 'title' | 'location' | 'visible' | 'kind'; descending: boolean };
  skip: number;
  limit: number;
}

interface CompanyStatus {
  isHeld: boolean;
  suspended?: string;
  name?: string;
}

/** A company's own jobs. The company's id is part of every query (DECIDE-1). */
@Injectable()
export class CompanyJobsRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  async all(companyId: string, limit: number): Promise<JobRecord[]> {
    const found = await this.jobs
      .find({ companyId })
      .sort({ date: -1, _id: -1 })
      .limit(limit)
      .select(WHOLE_JOB)
      .lean();
    return found.map(toRecord);
  }

  async page(
    companyId: string,
    { filter, sort, skip, limit }: CompanyJobPage,
  ): Promise<{ jobs: JobRecord[]; total: number }> {
    const query = toQuery(companyId, filter);
    const direction = sort.descending ? -1 : 1;
    const [found, total] = await Promise.all([
      this.jobs
        .find(query)
        .sort({ [sort.field]: direction, _id: direction })
        .skip(skip)
        .limit(limit)
        .select(WHOLE_JOB)
        .lean(),
      this.jobs.countDocuments(query),
    ]);
    return { jobs: found.map(toRecord), total };
  }

  async byId(companyId: string, id: string): Promise<JobRecord | undefined> {
    const found = await this.jobs.findOne({ _id: id, companyId }).select(WHOLE_JOB).lean();
    return found ? toRecord(found) : undefined;
  }

  /** @returns false if there is no such job, or it may not be shown */
  async update(
    companyId: string,
    id: string,
    { visible, closingDate, ...content }: StoredContent & { visible?: boolean; closingDate?: string },
    { isHeld, suspended, name = '' }: CompanyStatus,
    origin: TextOrigin,
    changed: { facts: readonly AdvertFact[]; at: Date },
  ): Promise<boolean> {
    const unset = CONTENT_FIELDS.filter((field) => content[field] === undefined);
    const literal = Object.entries(content).map(([field, $literal]) => [field, { $literal }]);
    const stages = [
      setChecked(content, name, origin),
      { $set: Object.fromEntries(literal) },
      ...(unset.length > 0 ? [{ $unset: unset }] : []),
      ...(visible === undefined ? [] : [setVisible(visible)]),
      ...(closingDate === undefined ? [] : [{ $set: { closingDate } }, { $unset: ['closeNotice'] }]),
      ...changed.facts.map((fact) => ({
        $set: { [`changedAt.${fact}`]: changed.at, changeToMail: changed.at },
      })),
      setListed({ isHeld }),
    ];
    // an edit may repeat `visible: true` of a suspended company's job, but not change it to true
    const shown = visible ? { ...MAY_BE_SHOWN, ...(suspended ? { visible } : {}) } : {};
    const open = closingDate === undefined ? {} : { closedAs: null };
    const result = await this.jobs.updateOne({ _id: id, companyId, ...shown, ...open }, stages, {
      updatePipeline: true,
    });
    return result.matchedCount === 1;
  }

  /** Flips without a value (JOB-10). @returns false if there is no such job, or it may not be shown */
  async setVisible(
    companyId: string,
    id: string,
    visible: boolean | undefined,
    { isHeld, suspended }: CompanyStatus,
  ): Promise<boolean> {
    const shown = visible === false ? {} : MAY_BE_SHOWN;
    // a suspended company can only flip to hidden
    const flipped = suspended && visible === undefined ? { visible: true } : {};
    const result = await this.jobs.updateOne(
      { _id: id, companyId, ...shown, ...flipped },
      [setVisible(visible), setListed({ isHeld })],
      { updatePipeline: true },
    );
    return result.matchedCount === 1;
  }

  /** A repeated call keeps the first time. @returns false if the check does not hold the job */
  async askForDecision(companyId: string, id: string, at: Date): Promise<boolean> {
    const askedAt = { $ifNull: ['$check.askedAt', at] };
    const result = await this.jobs.updateOne(
      { _id: id, companyId, heldByCheck: true, hiddenByOperator: null },
      [{ $set: { 'check.askedAt': askedAt } }],
      { updatePipeline: true },
    );
    return result.matchedCount === 1;
  }

  async eraseOfCompany(companyId: string): Promise<string[]> {
    const ids = await this.jobs.distinct('_id', { companyId });
    await this.jobs.deleteMany({ companyId });
    return ids.map(String);
  }

  async countVisible(companyId: string): Promise<{ total: number; visible: number }> {
    const [total, visible] = await Promise.all([
      this.jobs.countDocuments({ companyId }),
      this.jobs.countDocuments({ companyId, ...VISIBLE }),
    ]);
    return { total, visible };
  }

  async idsTitled(companyId: string, term: string, limit: number): Promise<string[]> {
    const found = await this.jobs
      .find(toQuery(companyId, { q: term }))
      .limit(limit)
      .select({ _id: 1 })
      .lean();
    return found.map((job) => job._id.toHexString());
  }
}

function toQuery(
  companyId: string,
  { q, id, visible, location, ...exact }: CompanyJobFilter,
): QueryFilter<Job> {
  const query: QueryFilter<Job> = { companyId, ...(exact as Partial<Job>) };
  if (location) query.$and = [{ $or: inLocation(location) }];
  if (q) query.titleLower = mongoose.trusted({ $regex: literal(q.toLowerCase()) });
  // a job that the operator or reports hide counts as hidden, whatever the company chose
  if (visible === true) Object.assign(query, VISIBLE);
  const notNull = mongoose.trusted({ $ne: null });
  if (visible === false)
    query.$or = [{ visible }, { hiddenByOperator: notNull }, { hiddenByReports: notNull }];
  if (id) query._id = mongoose.trusted({ $in: id });
  return query;
}

/** A nationwide job is in every state. Jobs of older versions store only their location. */
function inLocation(location: string): QueryFilter<Job>[] {
  const isState = JOB_LOCATIONS.some((state) => state === location);
  return [{ location }, { states: location }, ...(isState ? [{ location: NATIONWIDE }] : [])];
}
