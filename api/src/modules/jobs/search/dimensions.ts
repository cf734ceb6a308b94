import { JOB_LOCATIONS } from '@skybil/shared';
import type { JobFilter } from '../job.record.js';
import type { SearchedJob } from './searched-job.js';

/** A property of jobs with few different values. A job may have several of them. */
interface Dimension {
  of: (job: SearchedJob) => readonly string[];
  /** A job matches if it has one of these values. Undefined or empty: every job matches. */
  wanted?(filter: JobFilter): readonly string[] | undefined;
  /** Texts in lower case. Each must be a part of one of the job's values, in any case. */
  parts?(filter: JobFilter): readonly string[];
}

/** A nationwide job is in every state. */
const statesOf = ({ states, nationwide }: SearchedJob) => (nationwide ? JOB_LOCATIONS : states);

/** Everything that lists are filtered by, except times and texts. Both engines read their filters from this table. */
export const DIMENSIONS = {
  kind: { of: ({ kind }) => [kind], wanted: ({ kind }) => (kind === 'all' ? [] : [kind]) },
  category: { of: ({ category }) => [category], wanted: ({ category }) => category },
  level: { of: ({ level }) => [level], wanted: ({ level }) => level },
  states: { of: statesOf, wanted: ({ locations }) => locations },
  placeStates: { of: statesOf, wanted: ({ placeStates }) => placeStates },
  location: {
    of: ({ location }) => [location],
    parts: ({ location, placeText }) => [location, placeText].flatMap((part) => part?.toLowerCase() ?? []),
  },
  openTo: {
    of: ({ openTo }) => [openTo],
    wanted: ({ openToCountry }) => (openToCountry ? ['yes', 'unknown'] : []),
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
