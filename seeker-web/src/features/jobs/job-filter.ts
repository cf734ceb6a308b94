import {
  JOB_CATEGORIES,
  JOB_LIST_KINDS,
  JOB_LOCATIONS,
  landingByPath,
  LIMITS,
  NATIONWIDE,
  POSTED_WITHIN_DAYS,
  readCompanyPath,
  type JobListKind,
} from '@skybil/shared';
import type { AskedJobs } from '../../lib/contract';

/** Filter of the job list. It is stored in the address, so that it can be shared and survives Back. */
export interface JobFilter {
  title: string;
  location: string;
  category: string[];
  locations: string[];
  /** Id of a company. */
  company: string;
  kind: JobListKind;
  /** Empty: best match first for a title, otherwise newest first. */
  sort: '' | '-date' | '-pay';
  postedWithin: '' | (typeof POSTED_WITHIN_DAYS)[number];
  /** Empty: without remote jobs that are open to other countries only. */
  openTo: '' | 'any';
  pay: '' | 'stated';
  /** A month, in the country's currency, 0 for any. */
  payAtLeast: number;
  page: number;
}

const CONTROL_CHARACTERS = /\p{Cc}/gu;
/** Half of a surrogate pair, left by cutting a text. It cannot be encoded as UTF-8. */
const HALF_SURROGATE_PAIR = /[\ud800-\udbff]$/;
const ID = /^[\da-f]{24}$/i;
const LAST_PAGE = Math.floor(LIMITS.maxPagedJobs / LIMITS.jobsPerPage);

function listed<T extends string>(params: URLSearchParams, key: string, options: readonly T[]): T[] {
  const asked: string[] = params.getAll(key);
  return options.filter((option) => asked.includes(option));
}

function text(params: URLSearchParams, key: string): string {
  const words = (params.get(key) ?? '').replace(CONTROL_CHARACTERS, ' ').trim();
  return words.slice(0, LIMITS.searchCharacters).replace(HALF_SURROGATE_PAIR, '');
}

/** @returns 0 for anything but a whole number from 1 to the limit */
function figure(params: URLSearchParams, key: string, max: number): number {
  const number = Number((params.get(key) ?? '').replaceAll(',', ''));
  return Number.isInteger(number) && number > 0 ? Math.min(number, max) : 0;
}

export function readFilter(params: URLSearchParams): JobFilter {
  const title = text(params, 'title');
  const kind = listed(params, 'kind', JOB_LIST_KINDS)[0] ?? 'all';
  const company = text(params, 'company');
  const sorts = title ? (['-date', '-pay'] as const) : (['-pay'] as const);
  return {
    title,
    location: text(params, 'location'),
    category: listed(params, 'category', JOB_CATEGORIES),
    locations: listed(params, 'locations', JOB_LOCATIONS),
    company: ID.test(company) ? company.toLowerCase() : '',
    kind,
    sort: listed(params, 'sort', sorts)[0] ?? '',
    postedWithin: listed(params, 'postedWithin', POSTED_WITHIN_DAYS)[0] ?? '',
    openTo: kind === 'job' ? '' : (listed(params, 'openTo', ['any'])[0] ?? ''),
    pay: listed(params, 'pay', ['stated'])[0] ?? '',
    payAtLeast: figure(params, 'payAtLeast', LIMITS.maxPay),
    page: figure(params, 'page', LAST_PAGE) || 1,
  };
}

export const UNFILTERED = readFilter(new URLSearchParams());
const NAMES = Object.keys(UNFILTERED) as (keyof JobFilter)[];

/** Filter of a page: its own on a landing page and the page of a company, from the address on home. */
export function filterAt(pathname: string, params: URLSearchParams): JobFilter {
  const filter = readFilter(params);
  const company = readCompanyPath(pathname);
  const own = company ? { company, openTo: 'any' as const } : landingByPath(pathname)?.filter;
  return own ? { ...UNFILTERED, ...own, page: filter.page } : filter;
}

/** The address after a change. Every change except that of the page returns to page 1 (SITE-3). */
export function changeFilter(params: URLSearchParams, change: Partial<JobFilter>): URLSearchParams {
  const filter = { ...readFilter(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  for (const name of NAMES) {
    next.delete(name);
    if (filter[name] === UNFILTERED[name]) continue;
    for (const value of [filter[name]].flat()) next.append(name, String(value));
  }
  return next;
}

/** What the API is asked. It understands cities and areas in `place`; the address says `location`, as it always did. */
export function filterQuery(filter: JobFilter) {
  const { kind, title, location, category, locations, company, sort, postedWithin, openTo, pay, payAtLeast } =
    filter;
  return {
    kind,
    title: title || undefined,
    place: location || undefined,
    category: category as NonNullable<AskedJobs['category']>,
    locations: locations as NonNullable<AskedJobs['locations']>,
    company: company || undefined,
    sort: sort || undefined,
    postedWithin: postedWithin || undefined,
    openTo: kind === 'job' || openTo ? undefined : (NATIONWIDE as NonNullable<AskedJobs['openTo']>),
    pay: pay || undefined,
    payAtLeast: payAtLeast || undefined,
  };
}

/** Whether the filter changes which jobs are listed. */
export function isFiltered(filter: JobFilter): boolean {
  return changeFilter(new URLSearchParams(), { ...filter, sort: '', page: 1 }).toString() !== '';
}

export function pageCount(total: number): number {
  return Math.min(Math.ceil(total / LIMITS.jobsPerPage), LAST_PAGE);
}

export function toggled<T>(values: T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
