/**
 * Addresses of the pages. react-admin derives addresses from resource names, so the resources of jobs and applications are named
 * by these values. The API uses the keys.
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

export const apiName = (resource: string): string => API_NAMES[resource] ?? resource;

export const filteredList = (list: 'jobs' | 'applications', filter: object): string =>
  `/${ADDRESSES[list]}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
