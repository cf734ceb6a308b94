import { Injectable } from '@nestjs/common';
import {
  JOB_CATEGORIES,
  JOB_KINDS,
  JOB_LEVELS,
  JOB_LOCATIONS,
  type JobKind,
  LIMITS,
  MESSAGES,
} from '@skybil/shared';
import { AppError } from '../../errors/app-error.js';
import { ApplicationCountsService } from '../application-counts/application-counts.service.js';
import type { FacetDto, FacetsDto, JobDto } from './dto/job.dto.js';
import type { JobFilter, JobRecord, JobSort } from './job.record.js';
import { JobMapper } from './job.mapper.js';
import { type JobDimension, JobsRepository, narrowed } from './jobs.repository.js';

/** A public list as asked for. */
export interface JobListRequest {
  filter: JobFilter;
  page?: number;
  limit?: number;
  sort?: JobSort;
  /** Walks on behind this job; `page` does not count then. */
  after?: string;
}

export interface JobPage {
  rows: JobDto[];
  total: number;
  totalRelation: 'eq' | 'gte';
  page: number;
  limit: number;
  asOf: string;
}

/** What everybody may see of the jobs. */
@Injectable()
export class JobsService {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly mapper: JobMapper,
    private readonly counts: ApplicationCountsService,
  ) {}

  /** The bare list: every listed job of a kind, newest first. */
  async all(kind: JobKind): Promise<{ rows: JobDto[]; total: number }> {
    const [found, total] = await Promise.all([
      this.jobs.listedOfKind(kind, LIMITS.maxBareJobs),
      this.jobs.count({ listed: true, kind }, LIMITS.maxPagedJobs),
    ]);
    return { rows: await this.mapper.toDtos(found), total };
  }

  /** @throws AppError bad_input when the page lies beyond the first 10,000 jobs */
  async page({
    filter,
    page = 1,
    limit = LIMITS.jobsPerPage,
    sort = '-date',
    after,
  }: JobListRequest): Promise<JobPage> {
    if (page * limit > LIMITS.maxPagedJobs) {
      throw new AppError('bad_input', `Pages end at job ${LIMITS.maxPagedJobs}. Narrow the search.`, {
        errors: { page: 'Page times limit is too large' },
      });
    }
    const info = { page, limit, asOf: (filter.asOf ?? new Date()).toISOString() };
    const query = await this.jobs.publicFilter(filter);
    if (!query) return { rows: [], total: 0, totalRelation: 'eq', ...info };
    const asked = after ? await this.jobs.behind(query, after, sort) : query;
    // A walk whose last job is gone ends: from the top again it would never.
    if (!asked)
      throw new AppError('bad_input', MESSAGES.jobNotFound, { errors: { after: MESSAGES.jobNotFound } });
    const [rows, counted] = await Promise.all([
      this.jobs.page(asked, sort, after ? 0 : (page - 1) * limit, limit),
      this.jobs.count(query, LIMITS.maxPagedJobs + 1),
    ]);
    return {
      rows: await this.mapper.toDtos(rows),
      total: Math.min(counted, LIMITS.maxPagedJobs),
      totalRelation: counted > LIMITS.maxPagedJobs ? 'gte' : 'eq',
      ...info,
    };
  }

  /** What each filter box would give under the other filters. */
  async facets(filter: JobFilter): Promise<FacetsDto> {
    const searched = await this.jobs.searched(filter);
    const count = async (dimension: JobDimension, without: Partial<JobFilter>, values: readonly string[]) => {
      const query = searched && narrowed(searched, { ...filter, ...without });
      const counts = query ? await this.jobs.countBy(dimension, query) : new Map<string, number>();
      return values.map((value): FacetDto => ({ value, count: counts.get(value) ?? 0 }));
    };
    const [category, locations, level, kind] = await Promise.all([
      count('category', { category: undefined }, JOB_CATEGORIES),
      count('location', { locations: undefined }, JOB_LOCATIONS),
      count('level', { level: undefined }, JOB_LEVELS),
      count('kind', { kind: 'all' }, JOB_KINDS),
    ]);
    return { category, locations, level, kind };
  }

  /** @throws AppError not_found when it is unknown, not listed or of the other kind */
  async listed(kind: JobKind, id: string): Promise<JobDto> {
    return this.mapper.toDto(await this.listedRecord(kind, id));
  }

  /** Up to four others of the same company, without those the seeker applied to (JOB-11). */
  async related(kind: JobKind, id: string, userId: string | undefined): Promise<JobDto[]> {
    const job = await this.listedRecord(kind, id);
    const applied = userId ? await this.counts.jobsAppliedTo(userId) : [];
    const found = await this.jobs.relatedOf(job.companyId, kind, [id, ...applied], LIMITS.relatedJobs);
    return this.mapper.toDtos(found);
  }

  /** For other modules: a job whatever its state, or undefined. */
  byId(id: string): Promise<JobRecord | undefined> {
    return this.jobs.byId(id);
  }

  /** For other modules: those of the ids that exist. */
  async byIds(ids: readonly string[]): Promise<Map<string, JobRecord>> {
    const found = await this.jobs.byIds([...new Set(ids)]);
    return new Map(found.map((job) => [job.id, job]));
  }

  private async listedRecord(kind: JobKind, id: string): Promise<JobRecord> {
    const job = await this.jobs.listedById(kind, id);
    if (!job) throw new AppError('not_found', MESSAGES.jobNotFound);
    return job;
  }
}
