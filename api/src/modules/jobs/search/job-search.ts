import type { JobKind } from '@skybil/shared';
import type { JobFilter, JobSort } from '../job.record.js';

/** A listed job, as far as lists are made by it. Times are milliseconds since 1970. */
export interface SearchedJob {
  id: string;
  kind: JobKind;
  category: string;
  level: string;
  location: string;
  companyId: string;
  /** In lower case. */
  title: string;
  /** When it was posted. */
  date: number;
  /** When the board took it in. */
  createdAt: number;
}

/** A place in a list, which a job of it had. */
export type Position = Pick<SearchedJob, 'date' | 'id'>;

export interface PageQuestion {
  filter: JobFilter;
  sort: JobSort;
  /** Begins with the job behind this one. */
  behind?: Position;
  skip: number;
  limit: number;
}

/** `total` counts all that the filter lets through, wherever the page begins. */
export interface FoundPage {
  ids: string[];
  total: number;
}

export type JobDimension = 'category' | 'location' | 'level' | 'kind';
/** How many jobs each value of a field would give under the filters of the other fields. */
export type Facets = Record<JobDimension, Map<string, number>>;

/** Answers for everybody's lists: which listed jobs, in which order, and how many. */
export abstract class JobSearch {
  /** False until it has seen all jobs once, and while it cannot be asked: then it answers nothing. */
  abstract isReady(): Promise<boolean>;
  /** Begins to follow what is stored; resolves when it is ready. */
  abstract start(): Promise<void>;
  /** @param ip of whoever asks: networks share what a process can search (BUDGET-19) */
  abstract page(question: PageQuestion, ip?: string): Promise<FoundPage>;
  abstract facets(filter: JobFilter, ip?: string): Promise<Facets>;
  /** Takes in what has just been written of these jobs, so that who wrote it finds it. */
  abstract refresh(ids: readonly string[]): Promise<void>;
}
