import {
  JOB_CATEGORIES,
  JOB_LIST_KINDS,
  JOB_LOCATIONS,
  landingAt,
  LIMITS,
  type JobCategory,
  type JobListKind,
  type JobLocation,
} from '@skybil/shared';

/** What the job list shows. It lives in the address, so that it can be shared and survives Back. */
export interface JobFilter {
  title: string;
  location: string;
  category: JobCategory[];
  locations: JobLocation[];
  kind: JobListKind;
  page: number;
}

/** Refused by the API. */
const CONTROL = /\p{Cc}/gu;
/** Left at the end by a cut through a character; it cannot be written down in UTF-8. */
const HALF_A_CHARACTER = /[\ud800-\udbff]$/;
/** Highest page the API gives. */
const LAST_PAGE = Math.floor(LIMITS.maxPagedJobs / LIMITS.jobsPerPage);

function listed<T extends string>(params: URLSearchParams, key: string, options: readonly T[]): T[] {
  const asked: string[] = params.getAll(key);
  return options.filter((option) => asked.includes(option));
}

function text(params: URLSearchParams, key: string): string {
  const words = (params.get(key) ?? '').replace(CONTROL, ' ').trim();
  return words.slice(0, LIMITS.searchCharacters).replace(HALF_A_CHARACTER, '');
}

/** Words the address may not hold are left out, never sent. */
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

/** What the list of a page shows: of a landing page what it is about, at home what the address says. */
export function filterAt(pathname: string, params: URLSearchParams): JobFilter {
  const landing = landingAt(pathname);
  if (!landing) return readFilter(params);
  return { title: '', location: '', ...landing.filter, page: readFilter(params).page };
}

/** The address after a change. Any change but that of the page itself leads back to page 1 (SITE-3). */
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

/** Everything there is, from its first page. */
export const UNFILTERED = readFilter(new URLSearchParams());

/** What the API is asked for, its page aside. */
export function filterQuery({ kind, title, location, category, locations }: JobFilter) {
  return { kind, title: title || undefined, location: location || undefined, category, locations };
}

export function isFiltered({ title, location, category, locations, kind }: JobFilter): boolean {
  return Boolean(title || location || category.length || locations.length || kind !== 'all');
}

/** How many pages can be asked for. */
export function pageCount(total: number): number {
  return Math.min(Math.ceil(total / LIMITS.jobsPerPage), LAST_PAGE);
}

/** With one box ticked or cleared. */
export function toggled<T>(values: T[], value: T): T[] {
  return values.includes(value) ? values.filter((kept) => kept !== value) : [...values, value];
}
