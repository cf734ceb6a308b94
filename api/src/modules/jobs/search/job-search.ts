import type { JobFilter, JobSort } from '../job.record.js';
import type { FacetField } from './dimensions.js';
import type { SearchedJob } from './searched-job.js';

/** Sort position of a job. */
export type Position = Pick<SearchedJob, 'date' | 'id'>;

export interface PageQuery {
  filter: JobFilter;
  /** `match` is `-date` without `filter.search`. */
  sort: JobSort;
  /** With a sort by date only. */
  after?: Position;
  skip: number;
  limit: number;
}

export interface FoundPage {
  ids: string[];
  /** Counts all jobs that match the filter, wherever the page begins. */
  total: number;
  /** With `filter.search`: number of jobs that match all its terms. */
  matchingAll?: number;
  /** With `filter.search`: indexes of the terms that no job matches, under the other filters. */
  unmatched?: number[];
}

/** Number of jobs per value of a field, with the filters of the other fields applied (JOB-4). */
export type Facets = Record<FacetField, Map<string, number>>;

export interface Suggestions {
  titles: string[];
  companies: string[];
  places: string[];
}

/** Answers public lists with ids of listed jobs. */
export abstract class JobSearch {
  abstract isReady(): Promise<boolean>;
  /** Follows the database; resolves when the search is ready. */
  abstract start(): Promise<void>;
  /** @param ip of the caller, because networks share the capacity for searches (BUDGET-19) */
  abstract page(query: PageQuery, ip?: string): Promise<FoundPage>;
  abstract facets(filter: JobFilter, ip?: string): Promise<Facets>;
  /** The most frequent word of titles, companies and places that is one typing error away from a word with which none of them begins. */
  abstract closestWord(word: string): Promise<string | undefined>;
  /** Titles in lower case, companies and places with words that begin with the words of the text; the most frequent first. */
  abstract suggest(prefix: string): Promise<Suggestions>;
  /** Applies a write at once, so that its author finds it in the lists. Does nothing in a command. */
  abstract refresh(ids: readonly string[]): Promise<void>;
}
