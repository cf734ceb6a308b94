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
  /** In lower case. */
  title: string;
  date: number;
  createdAt: number;
}

/** Sort position of a job. */
export type Position = Pick<SearchedJob, 'date' | 'id'>;

export interface PageQuery {
  filter: JobFilter;
  sort: JobSort;
  after?: Position;
  skip: number;
  limit: number;
}

export interface FoundPage {
  ids: string[];
  /** Counts all jobs that match the filter, wherever the page begins. */
  total: number;
}

export const FACET_FIELDS = ['category', 'location', 'level', 'kind'] as const;
export type FacetField = (typeof FACET_FIELDS)[number];
/** Number of jobs per value of a field, with the filters of the other fields applied (JOB-4). */
export type Facets = Record<FacetField, Map<string, number>>;

/** Answers public lists with ids of listed jobs. */
export abstract class JobSearch {
  abstract isReady(): Promise<boolean>;
  /** Follows the database; resolves when the search is ready. */
  abstract start(): Promise<void>;
  /** @param ip of the caller, because networks share the capacity for searches (BUDGET-19) */
  abstract page(query: PageQuery, ip?: string): Promise<FoundPage>;
  abstract facets(filter: JobFilter, ip?: string): Promise<Facets>;
  /** Applies a write at once, so that its author finds it in the lists. Does nothing in a command. */
  abstract refresh(ids: readonly string[]): Promise<void>;
}
