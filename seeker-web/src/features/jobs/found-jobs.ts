import type { Job, JobsPage } from '../../lib/contract';
import { filterQuery, type JobFilter, pageCount } from './job-filter';

export type ListQuery = ReturnType<typeof filterQuery> & { q?: string; notQ?: string };
export type AskList = (query: ListQuery, page: number) => Promise<JobsPage>;

export interface FoundJobs extends Pick<JobsPage, 'total' | 'totalRelation' | 'notOpen'> {
  pages: number;
  jobs: Job[];
  /** Jobs below the others, under a heading. */
  others?: { heading: string; jobs: Job[] };
  /** What no job matches, and the next steps. */
  miss?: { what: string; steps: Step[] };
  /** The words were searched in all fields, not only in the title. */
  byWords?: boolean;
  asOf?: string;
}

/** A change of the filter, and how many jobs it brings. */
export interface Step extends Partial<Pick<JobsPage, 'total' | 'totalRelation'>> {
  words: string;
  change: Partial<JobFilter>;
}

export const A_WORD = /[\p{L}\p{N}]/u;

/** The same list, found by the meaning of the words instead of the text of the title. */
export function wordsQuery(filter: JobFilter): ListQuery {
  const query = filterQuery(filter);
  return A_WORD.test(filter.title) ? { ...query, title: undefined, q: filter.title } : query;
}

export const listOf = ({ jobs, total, totalRelation, notOpen, asOf }: JobsPage): FoundJobs => ({
  jobs,
  total,
  totalRelation,
  notOpen,
  asOf,
  pages: pageCount(total),
});
