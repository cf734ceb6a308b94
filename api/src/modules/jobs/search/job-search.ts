import type { JobKind } from '@skybil/shared';
import type { JobFilter, JobSort } from '../job.record.js';

/** The fields of a listed job that lists filter and sort by. Times are in milliseconds since 1970. */
export interface SearchedJob {
  id: string;
  kind: JobKind;
  category: string;
  level: string;
  location: string;
  companyId: string;
  /** Lower case. */
  title: string;
  /** When it was posted. */
  date: number;
  /** When the board stored it. */
  createdAt: number;
}

/** Sort position of a job. */
export type Position = Pick<SearchedJob, 'date' | 'id'>;

export interface PageQuery {
  filter: JobFilter;
  sort: JobSort;
  /** The page begins after this position. */
  after?: Position;
  skip: number;
  limit: number;
}

/** `total` counts all jobs that match the filter, wherever the page begins. */
export interface FoundPage {
  ids: string[];
  total: number;
}

export type JobDimension = 'category' | 'location' | 'level' | 'kind';
/** Number of jobs per value of a field, with the filters of the other fields applied. */
export type Facets = Record<JobDimension, Map<string, number>>;

/** Port for public lists: which listed jobs, in which order, and how many. */
export abstract class JobSearch {
  /** False until all jobs are loaded, and while the engine is unavailable. */
  abstract isReady(): Promise<boolean>;
  /** Starts following the database; resolves when the search is ready. */
  abstract start(): Promise<void>;
  /** @param ip of the caller, because networks share the capacity for searches (BUDGET-19) */
  abstract page(query: PageQuery, ip?: string): Promise<FoundPage>;
  abstract facets(filter: JobFilter, ip?: string): Promise<Facets>;
  /** Applies a write at once, so that its author finds it in the lists. */
  abstract refresh(ids: readonly string[]): Promise<void>;
}
