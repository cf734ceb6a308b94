import type { JobKind } from '@skybil/shared';

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
