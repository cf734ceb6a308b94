import type { AdvertFact, ClosedAs, JobKind, JobListKind } from '@skybil/shared';
import type { CheckedText } from './advert-findings.policy.js';
import type { JobContent } from './job.fields.js';
import type { SearchQuery } from './search/search-query.js';

/** A job as the repositories return it. Rows of lists have no description. */
export interface JobRecord extends Omit<JobContent, 'description'>, CheckedText {
  id: string;
  kind: JobKind;
  description?: string;
  excerpt: string;
  date: Date;
  visible: boolean;
  hiddenByOperator?: string;
  hiddenByReports?: Date;
  closingDate?: string;
  closedAs?: ClosedAs;
  closedAt?: Date;
  /** Anyone may open it by its address (JOB-10). */
  shown: boolean;
  listed: boolean;
  companyId: string;
  sourceUrl?: string;
  sourceName?: string;
  otherSources?: { sourceUrl: string; sourceName: string }[];
}

/** What a seeker who applied reads about the advert later. */
export const ADVERT_FACT_FIELDS = [
  'salary',
  'currency',
  'payMin',
  'payMax',
  'payPeriod',
  'payBasis',
  'location',
  'states',
  'place',
  'closingDate',
  'closedAs',
  'closedAt',
] as const;
export type AdvertFacts = Pick<JobRecord, (typeof ADVERT_FACT_FIELDS)[number]> & {
  changedAt?: Partial<Record<AdvertFact, Date>>;
};

export type ChangedAdvert = AdvertFacts & Pick<JobRecord, 'title'>;

export type NamedJob = Pick<JobRecord, 'id' | 'title' | 'location' | 'closedAt'>;

/** Filters of a public list: AND between fields, OR within one (JOB-4). */
export interface JobFilter {
  kind: JobListKind;
  title?: string;
  location?: string;
  category?: string[];
  locations?: string[];
  /** States that a typed place names. */
  placeStates?: string[];
  /** A typed place that names no state, as a part of the location. */
  placeText?: string;
  level?: string[];
  companyId?: string;
  /** Excludes later jobs, so that pages do not move while jobs are added. */
  asOf?: Date;
  search?: SearchQuery;
  postedSince?: Date;
  /** Without remote jobs that are open to other countries only. */
  openToCountry?: boolean;
  payStated?: boolean;
  /** A month, in the country's currency. */
  payAtLeast?: number;
}

export const JOB_SORTS = ['-date', 'date', 'match', '-pay'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
