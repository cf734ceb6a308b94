import type { JobKind } from '@skybil/shared';

/** A job as the repository hands it out. Rows of lists come without the description. */
export interface JobRecord {
  id: string;
  kind: JobKind;
  title: string;
  description?: string;
  excerpt: string;
  location: string;
  salary: string;
  category: string;
  level: string;
  nature: string;
  currency: string;
  date: Date;
  visible: boolean;
  companyId: string;
  sourceUrl?: string;
  sourceName?: string;
}

/** What a recruiter writes. */
export interface JobContent {
  title: string;
  description: string;
  location: string;
  salary: string;
  category: string;
  level: string;
  nature: string;
  currency: string;
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

export type JobSort = '-date' | 'date';
