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
import { databaseNow } from '../../platform/database/database-clock.js';
import type { WeeklyCounts } from '../../platform/database/weekly-counts.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ApplicationCountsService } from '../application-counts/application-counts.service.js';
import type { FacetDto, FacetsDto, JobDto, SuggestionsDto } from './dto/job.dto.js';
import type { AdvertFacts, JobFilter, JobRecord, JobSort, NamedJob } from './job.record.js';
import { JobMapper } from './job.mapper.js';
import { JobsRepository } from './jobs.repository.js';
import { type FoundPage, JobSearch, type PageQuery } from './search/job-search.js';
import { understand, type Understood } from './search/understand.js';
import { sharesWordsOf } from './similar-jobs.policy.js';

/** Reading a long list with descriptions in one query would block other requests. */
const BATCH = 100;

/** A filter with the texts that a seeker typed. */
export interface AskedFilter extends Omit<JobFilter, keyof Understood> {
  q?: string;
  place?: string;
}

export interface JobListRequest {
  filter: AskedFilter;
  page?: number;
  limit?: number;
  sort?: JobSort;
  /** Id of a job. The list continues after it, and `page` is ignored. */
  after?: string;
  /** Leaves out the jobs that these words find. */
  notQ?: string;
}

export interface JobPage {
  rows: JobDto[];
  total: number;
  totalRelation: 'eq' | 'gte';
  page: number;
  limit: number;
  asOf: string;
  /** Remote jobs that `openToCountry` leaves out. */
  notOpen?: number;
  matchingAll?: number;
  unmatched?: string[];
}

@Injectable()
export class JobsService {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly search: JobSearch,
    private readonly mapper: JobMapper,
    private readonly counts: ApplicationCountsService,
  ) {}

  matching(text: string, limit: number): Promise<JobRecord[]> {
    return this.jobs.matching(text, limit);
  }

  /** @returns undefined if the company never had a job that the board would list */
  async countListedOf(companyId: string): Promise<number | undefined> {
    const count = await this.jobs.countListedOf(companyId);
    return count > 0 || (await this.jobs.hasUnobjectedOf(companyId)) ? count : undefined;
  }

  countByWeek(weeks: number, origin: 'posted' | 'imported'): Promise<WeeklyCounts> {
    return this.jobs.countByWeek(weeks, origin);
  }

  /** As many as fit into one answer. `total` counts all. */
  async newest(kind: JobKind): Promise<{ rows: JobDto[]; total: number }> {
    const { ids, total } = await this.search.page({
      filter: { kind },
      sort: '-date',
      skip: 0,
      limit: LIMITS.maxUnpagedJobs,
    });
    const rows: JobDto[] = [];
    let bytes = 0;
    for (let at = 0; at < ids.length; at += BATCH) {
      for (const row of await this.listedAmong(ids.slice(at, at + BATCH), { described: true })) {
        bytes += Buffer.byteLength(JSON.stringify(row));
        if (bytes > LIMITS.unpagedListBytes) return { rows, total: capped(total) };
        rows.push(row);
      }
    }
    return { rows, total: capped(total) };
  }

  async page(
    { filter: asked, page = 1, limit = LIMITS.jobsPerPage, sort, after, notQ }: JobListRequest,
    ip?: string,
  ): Promise<JobPage> {
    if (page * limit > LIMITS.maxPagedJobs) {
      throw new AppError('bad_input', `Pages end at job ${LIMITS.maxPagedJobs}. Narrow the search.`, {
        errors: { page: 'Page times limit is too large' },
      });
    }
    const asOf = (asked.asOf ?? new Date(databaseNow())).toISOString();
    const position = after ? await this.jobs.positionOf(after) : undefined;
    // starting from the top again would make a client that follows `after` loop forever
    if (after && !position)
      throw new AppError('bad_input', MESSAGES.jobNotFound, { errors: { after: MESSAGES.jobNotFound } });
    const skip = after ? 0 : (page - 1) * limit;
    const filter = await this.understood(asked);
    const order = sort ?? (filter.search && !after ? 'match' : '-date');
    if (after && order !== '-date' && order !== 'date') {
      throw new AppError('bad_input', 'Only a list sorted by date continues after a job.', {
        errors: { after: 'After needs a sort by date' },
      });
    }
    const query: PageQuery = { filter, sort: order, after: position, skip, limit };
    const found = await (notQ ? this.pageWithout(notQ, query, asked, ip) : this.search.page(query, ip));
    const { ids, total, matchingAll, unmatched } = found;
    const anywhere: PageQuery = { ...query, filter: { ...filter, openToCountry: false }, skip: 0, limit: 1 };
    const notOpen =
      filter.openToCountry && !notQ ? (await this.search.page(anywhere, ip)).total - total : undefined;
    const records = await this.jobs.listedAmong(ids, { described: false });
    return {
      rows: await this.mapper.toDtos(records),
      total: capped(total),
      totalRelation: total > LIMITS.maxPagedJobs ? 'gte' : 'eq',
      page,
      limit,
      asOf,
      notOpen,
      matchingAll: matchingAll === undefined ? undefined : capped(matchingAll),
      unmatched: unmatched?.flatMap((number) => filter.search?.terms[number]?.typed ?? []),
    };
  }

  async facets(asked: AskedFilter, ip?: string): Promise<FacetsDto> {
    const filter = await this.understood(asked);
    const { category, states, level, kind } = await this.search.facets(filter, ip);
    const options = (values: readonly string[], counts: ReadonlyMap<string, number>): FacetDto[] =>
      values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
    return {
      category: options(JOB_CATEGORIES, category),
      locations: options(JOB_LOCATIONS, states),
      level: options(JOB_LEVELS, level),
      kind: options(JOB_KINDS, kind),
    };
  }

  /** JOB-48. */
  async suggestions(q: string): Promise<SuggestionsDto> {
    const { titles, companies, places } = await this.search.suggest(q);
    return { titles: short(titles), companies: short(companies), places: short(places) };
  }

  /** @throws AppError not_found (JOB-10) */
  async shown(kind: JobKind, id: string): Promise<JobDto> {
    return this.mapper.toDto(await this.shownRecord(kind, id));
  }

  /** JOB-11. */
  async related(kind: JobKind, id: string, userId: string | undefined): Promise<JobDto[]> {
    const job = await this.shownRecord(kind, id);
    const applied = userId ? await this.counts.jobsAppliedTo(userId) : [];
    const found = await this.jobs.relatedOf(job.companyId, kind, [id, ...applied], LIMITS.relatedJobs);
    return this.mapper.toDtos(found);
  }

  /** Of the same category, sharing words of the title, those in the same state first (SITE-73). */
  async similar(kind: JobKind, id: string, ip?: string): Promise<JobDto[]> {
    const { companyId, category, location, title } = await this.shownRecord(kind, id);
    const search = sharesWordsOf(title);
    if (!category || search.terms.length === 0) return [];
    const related = await this.jobs.relatedOf(companyId, kind, [id], LIMITS.relatedJobs);
    const excluded = new Set([id, ...related.map((job) => job.id)]);
    const found: string[] = [];
    const isState = JOB_LOCATIONS.some((state) => state === location);
    for (const locations of isState ? [[location], undefined] : [undefined]) {
      const { ids } = await this.search.page(
        {
          filter: { kind, category: [category], locations, search },
          sort: 'match',
          skip: 0,
          limit: LIMITS.similarJobs + excluded.size,
        },
        ip,
      );
      found.push(...ids.filter((one) => !excluded.has(one) && !found.includes(one)));
      if (found.length >= LIMITS.similarJobs) break;
    }
    return this.listedAmong(found.slice(0, LIMITS.similarJobs));
  }

  private async listedAmong(ids: readonly string[], { described = false } = {}): Promise<JobDto[]> {
    return this.mapper.toDtos(await this.jobs.listedAmong(ids, { described }));
  }

  /** The shown jobs among these ids, in the order of the ids. */
  async shownAmong(ids: readonly string[], { described = false } = {}): Promise<JobDto[]> {
    const rows: JobDto[] = [];
    for (let at = 0; at < ids.length; at += BATCH) {
      const found = await this.jobs.shownAmong(ids.slice(at, at + BATCH), { described });
      rows.push(...(await this.mapper.toDtos(found)));
    }
    return rows;
  }

  /** Includes jobs that are not public. */
  byId(id: string): Promise<JobRecord | undefined> {
    return this.jobs.byId(id);
  }

  /** {@link byId} with the description. */
  wholeById(id: string): Promise<JobRecord | undefined> {
    return this.jobs.wholeById(id);
  }

  async named(ids: readonly string[]): Promise<Map<string, NamedJob>> {
    const found = await this.jobs.named([...new Set(ids)]);
    return new Map(found.map((job) => [job.id, job]));
  }

  /** Includes jobs that are not public. */
  advertFacts(ids: readonly string[]): Promise<Map<string, AdvertFacts>> {
    return this.jobs.advertFacts([...new Set(ids)]);
  }

  private async understood({ q, place, ...filter }: AskedFilter): Promise<JobFilter> {
    return { ...filter, ...(await understand({ q, place }, (word) => this.search.closestWord(word))) };
  }

  private async pageWithout(
    notQ: string,
    query: PageQuery,
    asked: AskedFilter,
    ip: string | undefined,
  ): Promise<FoundPage> {
    const { skip, limit } = query;
    const whole = { ...query, skip: 0, limit: LIMITS.maxPagedJobs };
    const filter = await this.understood({ ...asked, q: notQ });
    const [all, left] = [await this.search.page(whole, ip), await this.search.page({ ...whole, filter }, ip)];
    const leftOut = new Set(left.ids);
    const ids = all.ids.filter((id) => !leftOut.has(id));
    return { ids: ids.slice(skip, skip + limit), total: all.total - all.ids.length + ids.length };
  }

  private async shownRecord(kind: JobKind, id: string): Promise<JobRecord> {
    const job = await this.jobs.shownById(kind, id);
    if (!job) throw new AppError('not_found', MESSAGES.jobNotFound);
    return job;
  }
}

function capped(total: number): number {
  return Math.min(total, LIMITS.maxPagedJobs);
}

function short(texts: readonly string[]): string[] {
  return texts.filter(({ length }) => length <= LIMITS.suggestionCharacters);
}
