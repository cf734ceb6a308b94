/**
 * Where the console's pages stand. react-admin makes addresses of the names of its resources, so it knows `jobs` and
 * `applications` by these; the API knows them by their keys.
 */
export const ADDRESSES = {
  jobs: 'manage-jobs',
  applications: 'view-applications',
  addJob: 'add-job',
  overview: 'overview',
  profile: 'profile',
} as const;

const API_NAMES: Record<string, string> = {
  [ADDRESSES.jobs]: 'jobs',
  [ADDRESSES.applications]: 'applications',
};

/** What the API calls one of react-admin's resources. */
export const apiName = (resource: string): string => API_NAMES[resource] ?? resource;

/** A list, opened with this filter. */
export const filteredList = (list: 'jobs' | 'applications', filter: object): string =>
  `/${ADDRESSES[list]}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
