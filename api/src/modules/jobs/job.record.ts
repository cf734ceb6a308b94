import type { JobKind } from '@skybil/shared';
import type { JobContent } from './job.fields.js';

/** A job as the repository hands it out. Rows of lists come without the description. */
export interface JobRecord extends Omit<JobContent, 'description'> {
  id: string;
  kind: JobKind;
  description?: string;
  excerpt: string;
  date: Date;
  visible: boolean;
  hiddenByOperator?: string;
  listed: boolean;
  companyId: string;
  sourceUrl?: string;
  sourceName?: string;
}

/** What a list of applications says of a job. */
export interface NamedJob {
  id: string;
  title: string;
  location: string;
}

/** Filters of a public list: AND between them, OR inside one (JOB-4). */
export interface JobFilter {
  kind: 'job' | 'remote' | 'all';
  title?: string;
  location?: string;
  category?: string[];
  locations?: string[];
  level?: string[];
  companyId?: string;
  /** Only what the board had at that moment, so that pages stay put while jobs are added. */
  asOf?: Date;
}

export const JOB_SORTS = ['-date', 'date'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
