import { JOB_LOCATIONS } from '@skybil/shared';
import type { JobFilter } from '../job.record.js';
import type { SearchedJob } from './searched-job.js';

/** A property of jobs with few different values. A job may have several of them. */
interface Dimension {
  of(job: SearchedJob): readonly string[];
  /** A job matches if it has one of these values. Undefined or empty: every job matches. */
  wanted?(filter: JobFilter): readonly string[] | undefined;
  /** A text that one of the job's values must contain, in any case. */
  part?(filter: JobFilter): string | undefined;
}

/** Everything that lists are filtered by, except times and texts. Both engines read their filters from this table. */
export const DIMENSIONS = {
  kind: { of: ({ kind }) => [kind], wanted: ({ kind }) => (kind === 'all' ? [] : [kind]) },
  category: { of: ({ category }) => [category], wanted: ({ category }) => category },
  level: { of: ({ level }) => [level], wanted: ({ level }) => level },
  /** A nationwide job is in every state. */
  states: {
    of: ({ states, nationwide }) => (nationwide ? JOB_LOCATIONS : states),
    wanted: ({ locations }) => locations,
  },
  location: { of: ({ location }) => [location], part: ({ location }) => location },
  openTo: {
    of: ({ openTo }) => [openTo],
    wanted: ({ openToNigeria }) => (openToNigeria ? ['yes', 'unknown'] : []),
  },
  payStated: {
    of: ({ payStated }) => [String(payStated)],
    wanted: ({ payStated }) => (payStated ? ['true'] : []),
  },
  employmentType: { of: ({ employmentType }) => [employmentType] },
  nysc: { of: ({ nysc }) => [nysc] },
} satisfies Record<string, Dimension>;

export type DimensionName = keyof typeof DIMENSIONS;
export const DIMENSION_NAMES = Object.keys(DIMENSIONS) as DimensionName[];

export function dimension(name: DimensionName): Dimension {
  return DIMENSIONS[name];
}

/** The dimensions whose values are counted for the filter boxes. */
export const FACET_FIELDS = ['category', 'states', 'level', 'kind'] as const satisfies DimensionName[];
export type FacetField = (typeof FACET_FIELDS)[number];
