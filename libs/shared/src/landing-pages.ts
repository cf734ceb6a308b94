import type { JobListKind } from './job-kinds.js';
import * as LIMITS from './limits.js';
import { JOB_CATEGORIES, JOB_LOCATIONS } from './options.js';
import type { JobQuery } from './page-data.js';

interface LandingFilter {
  kind: Exclude<JobListKind, 'job'>;
  category: string[];
  locations: string[];
}

/** A list of jobs with its own address (FOUND-6). */
export interface LandingPage {
  path: string;
  /** Heading of the page: 'Remote data science jobs'. */
  title: string;
  /** Text of the link to the page: 'Lagos', 'Data Science'. */
  name: string;
  filter: LandingFilter;
}

/** '/jobs/akwa-ibom', '/jobs/remote/data-science'. */
const pathOf = (...words: string[]): string =>
  ['/jobs', ...words.map((word) => word.toLowerCase().replaceAll(' ', '-'))].join('/');

const everything: LandingFilter = { kind: 'all', category: [], locations: [] };

export const LANDING_PAGES = {
  places: JOB_LOCATIONS.map((place): LandingPage => ({
    path: pathOf(place),
    title: `Jobs in ${place}`,
    name: place,
    filter: { ...everything, locations: [place] },
  })),
  categories: JOB_CATEGORIES.map((category): LandingPage => ({
    path: pathOf(category),
    title: `${sentenceCase(category)} jobs`,
    name: category,
    filter: { ...everything, category: [category] },
  })),
  remote: [
    {
      path: pathOf('remote'),
      title: 'Remote jobs',
      name: 'All remote jobs',
      filter: { ...everything, kind: 'remote' },
    } satisfies LandingPage as LandingPage,
    ...JOB_CATEGORIES.map((category): LandingPage => ({
      path: pathOf('remote', category),
      title: `Remote ${category.toLowerCase()} jobs`,
      name: category,
      filter: { ...everything, kind: 'remote', category: [category] },
    })),
  ],
} as const;

const ALL: readonly LandingPage[] = Object.values(LANDING_PAGES).flat();
const BY_PATH = new Map(ALL.map((page) => [page.path, page]));
const BY_FILTER = new Map(ALL.map((page) => [keyOf(page.filter), page]));

export function landingByPath(path: string): LandingPage | undefined {
  return BY_PATH.get(path.replace(/\/+$/, ''));
}

/** The landing page with the jobs of this query. */
export function landingByQuery(query: JobQuery): LandingPage | undefined {
  return hasWordsOrLimits(query) ? undefined : BY_FILTER.get(keyOf(query));
}

export function isFilteredQuery(query: JobQuery): boolean {
  return hasWordsOrLimits(query) || keyOf(query) !== keyOf(everything);
}

function hasWordsOrLimits({ kind, category, locations, openTo, ...others }: JobQuery): boolean {
  return Object.values(others).some(Boolean);
}

export function filteredHome({ kind, category, locations }: LandingFilter): string {
  const words = [
    ...category.map((value) => ['category', value]),
    ...locations.map((value) => ['locations', value]),
    ...(kind === 'all' ? [] : [['kind', kind]]),
  ];
  return `/?${words.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

export type FacetCounts = Record<
  'category' | 'locations' | 'kind',
  readonly { value: string; count: number }[]
>;

export interface LandingCounts {
  all: FacetCounts;
  remote: FacetCounts;
}

export function landingCount({ filter }: LandingPage, { all, remote }: LandingCounts): number {
  const counts = filter.kind === 'remote' ? remote : all;
  const [category] = filter.category;
  const [place] = filter.locations;
  if (category) return countOf(counts.category, category);
  return place ? countOf(counts.locations, place) : countOf(all.kind, filter.kind);
}

export function isLive(page: LandingPage, counts: LandingCounts): boolean {
  return landingCount(page, counts) >= LIMITS.landingPageJobs;
}

function countOf(boxes: readonly { value: string; count: number }[], value: string): number {
  return boxes.find((box) => box.value === value)?.count ?? 0;
}

function keyOf(filter: { kind: string; category: readonly string[]; locations: readonly string[] }): string {
  return JSON.stringify([filter.kind, filter.category, filter.locations]);
}

function sentenceCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}
