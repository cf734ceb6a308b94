import type { JobKind } from '@skybil/shared';

/** Whether somebody in the country of the board may apply. An on-site job is open to it. */
export type OpenToCountry = 'yes' | 'no' | 'unknown';

/**
 * The fields of a listed job that lists filter, sort and search by. Times are in milliseconds since 1970. A text is empty if
 * the job does not state it.
 */
export interface SearchedJob {
  id: string;
  kind: JobKind;
  category: string;
  level: string;
  location: string;
  /** Empty for a nationwide job and for a location outside the list. */
  states: readonly string[];
  nationwide: boolean;
  place: string;
  employmentType: string;
  nysc: string;
  openTo: OpenToCountry;
  payStated: boolean;
  /** Highest pay a month in the country's currency. */
  pay?: number;
  /** The job states its pay in numbers, in a currency without an exchange rate. */
  payUnrated: boolean;
  companyId: string;
  companyName: string;
  /** In lower case. */
  title: string;
  date: number;
  createdAt: number;
}
