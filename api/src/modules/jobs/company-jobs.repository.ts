import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { JOB, type Job } from './job.schema.js';
import { CONTENT_FIELDS } from './job.fields.js';
import type { StoredContent } from './job.policy.js';
import type { JobRecord } from './job.record.js';
import { toRecord, WHOLE } from './jobs.repository.js';
import { setListed, setVisible } from './listed.policy.js';
import { literalPattern } from './search/literal-pattern.js';

/** What a company may ask of its own list. */
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

/** What its company may show now. */
interface Standing {
  isHeld: boolean;
  suspended?: string;
}

/** A company's own jobs: the company's id is part of every question (DECIDE-1). */
@Injectable()
export class CompanyJobsRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  async all(companyId: string, limit: number): Promise<JobRecord[]> {
    const found = await this.jobs
      .find({ companyId })
      .sort({ date: -1, _id: -1 })
      .limit(limit)
      .select(WHOLE)
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
        .select(WHOLE)
        .lean(),
      this.jobs.countDocuments(query),
    ]);
    return { jobs: found.map(toRecord), total };
  }

  async byId(companyId: string, id: string): Promise<JobRecord | undefined> {
    const found = await this.jobs.findOne({ _id: id, companyId }).select(WHOLE).lean();
    return found ? toRecord(found) : undefined;
  }

  async isOwn(companyId: string, id: string): Promise<boolean> {
    return (await this.jobs.exists({ _id: id, companyId })) !== null;
  }

  /**
   * Puts new content in the place of the old; an optional field that it does not hold is unset.
   * @returns false when there is none, or it would be shown and may not be
   */
  async update(
    companyId: string,
    id: string,
    { visible, ...content }: StoredContent & { visible?: boolean },
    { isHeld, suspended }: Standing,
  ): Promise<boolean> {
    const absent = CONTENT_FIELDS.filter((name) => content[name] === undefined);
    const literal = Object.entries(content).map(([name, $literal]) => [name, { $literal }]);
    const stages = [
      { $set: Object.fromEntries(literal) },
      ...(absent.length > 0 ? [{ $unset: absent }] : []),
      ...(visible === undefined ? [] : [setVisible(visible)]),
      setListed({ isHeld }),
    ];
    // a suspended company's job that is visible already is not shown by this
    const shown = visible ? { hiddenByOperator: null, ...(suspended ? { visible } : {}) } : {};
    const result = await this.jobs.updateOne({ _id: id, companyId, ...shown }, stages, {
      updatePipeline: true,
    });
    return result.matchedCount === 1;
  }

  /**
   * Shows, hides, or without `visible` flips, in one update (JOB-10).
   * @returns false when there is none, or it would be shown and may not be
   */
  async setVisible(
    companyId: string,
    id: string,
    visible: boolean | undefined,
    { isHeld, suspended }: Standing,
  ): Promise<boolean> {
    const shown = visible === false ? {} : { hiddenByOperator: null };
    // nothing of a suspended company is shown; what is visible may be hidden
    const flipped = suspended && visible === undefined ? { visible: true } : {};
    const result = await this.jobs.updateOne(
      { _id: id, companyId, ...shown, ...flipped },
      [setVisible(visible), setListed({ isHeld })],
      { updatePipeline: true },
    );
    return result.matchedCount === 1;
  }

  /** @returns the ids of the jobs that were there */
  async eraseOfCompany(companyId: string): Promise<string[]> {
    const found = await this.jobs.find({ companyId }).select({ _id: 1 }).lean();
    await this.jobs.deleteMany({ companyId });
    return found.map((job) => job._id.toHexString());
  }

  async countVisible(companyId: string): Promise<{ total: number; visible: number }> {
    const [total, visible] = await Promise.all([
      this.jobs.countDocuments({ companyId }),
      this.jobs.countDocuments({ companyId, visible: true, hiddenByOperator: null }),
    ]);
    return { total, visible };
  }

  /** Ids of the company's jobs whose title contains the term. */
  async idsTitled(companyId: string, term: string, limit: number): Promise<string[]> {
    const found = await this.jobs
      .find(toQuery(companyId, { q: term }))
      .limit(limit)
      .select({ _id: 1 })
      .lean();
    return found.map((job) => job._id.toHexString());
  }
}

function toQuery(companyId: string, { q, id, visible, ...exact }: CompanyJobFilter): QueryFilter<Job> {
  const query: QueryFilter<Job> = { companyId };
  if (q) query.titleLower = mongoose.trusted({ $regex: literalPattern(q) });
  // what the operator hides is hidden, whatever the company chose
  if (visible === true) Object.assign(query, { visible, hiddenByOperator: null });
  if (visible === false) query.$or = [{ visible }, { hiddenByOperator: mongoose.trusted({ $ne: null }) }];
  if (id) query._id = mongoose.trusted({ $in: id });
  for (const [field, value] of Object.entries(exact))
    if (value !== undefined) query[field as 'location'] = value as string;
  return query;
}
