import {
  JOB_CATEGORIES,
  JOB_LIST_KINDS,
  JOB_LOCATIONS,
  landingByPath,
  LIMITS,
  type JobCategory,
  type JobListKind,
  type JobLocation,
} from '@skybil/shared';

/** Filter of the job list. It is stored in the address, so that it can be shared and survives Back. */
export interface JobFilter {
  title: string;
  location: string;
  category: JobCategory[];
  locations: JobLocation[];
  kind: JobListKind;
  page: number;
}

const CONTROL_CHARACTERS = /\p{Cc}/gu;
/** Half of a surrogate pair, left by cutting a text. It cannot be encoded as UTF-8. */
const HALF_SURROGATE_PAIR = /[\ud800-\udbff]$/;
const LAST_PAGE = Math.floor(LIMITS.maxPagedJobs / LIMITS.jobsPerPage);

function listed<T extends string>(params: URLSearchParams, key: string, options: readonly T[]): T[] {
  const asked: string[] = params.getAll(key);
  return options.filter((option) => asked.includes(option));
}

function text(params: URLSearchParams, key: string): string {
  const words = (params.get(key) ?? '').replace(CONTROL_CHARACTERS, ' ').trim();
  return words.slice(0, LIMITS.searchCharacters).replace(HALF_SURROGATE_PAIR, '');
}

export function readFilter(params: URLSearchParams): JobFilter {
  const page = Number(params.get('page'));
  return {
    title: text(params, 'title'),
    location: text(params, 'location'),
    category: listed(params, 'category', JOB_CATEGORIES),
    locations: listed(params, 'locations', JOB_LOCATIONS),
    kind: JOB_LIST_KINDS.find((kind) => kind === params.get('kind')) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** Filter of a page: its own on a landing page, from the address on home. */
export function filterAt(pathname: string, params: URLSearchParams): JobFilter {
  const landing = landingByPath(pathname);
  if (!landing) return readFilter(params);
  return { title: '', location: '', ...landing.filter, page: readFilter(params).page };
}

/** The address after a change. Every change except that of the page returns to page 1 (SITE-3). */
export function changeFilter(params: URLSearchParams, change: Partial<JobFilter>): URLSearchParams {
  const { title, location, category, locations, kind, page } = { ...readFilter(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  for (const key of ['title', 'location', 'category', 'locations', 'kind', 'page']) next.delete(key);
  if (title) next.set('title', title);
  if (location) next.set('location', location);
  for (const value of category) next.append('category', value);
  for (const value of locations) next.append('locations', value);
  if (kind !== 'all') next.set('kind', kind);
  if (page > 1) next.set('page', String(page));
  return next;
}

export const UNFILTERED = readFilter(new URLSearchParams());

export function filterQuery({ kind, title, location, category, locations }: JobFilter) {
  return { kind, title: title || undefined, location: location || undefined, category, locations };
}

export function isFiltered({ title, location, category, locations, kind }: JobFilter): boolean {
  return Boolean(title || location || category.length || locations.length || kind !== 'all');
}

export function pageCount(total: number): number {
  return Math.min(Math.ceil(total / LIMITS.jobsPerPage), LAST_PAGE);
}

export function toggled<T>(values: T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
