import { JOB_CATEGORIES, JOB_LOCATIONS, jobPath } from '@skybil/shared';
import type { Board } from './data/seed.mts';
import { RARE_WORD } from './data/texts.mts';

export interface Asked {
  path: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Whether the bare server sends cached bytes or the bytes of the board's page, or only inserts. */
export type BareMode = 'cached' | 'page' | 'insert';

export interface Question {
  name: string;
  /** The n-th request. No two writes are alike. */
  ask(number: number): Asked;
  bare?: BareMode;
  /** Maximum number of requests in one measurement, so that none repeats. */
  most?: number;
  isWrite?: true;
  /** Also measured on the tutorial server. */
  tutorial?: true;
}

export interface Tokens {
  company: string;
  seekers: readonly string[];
}

const MEASUREMENTS_PER_QUESTION = 12;
const FIRST_PAGE = '/api/jobs?page=1&limit=6';
/** With six jobs a page, near the last page. */
const FAR_PAGE = 1_600;
/** The first jobs have applicants from the seed. */
const OPEN_FROM = 50;
const HOT_JOBS = 100;
const PAGES_FROM = 65_536;
const FILTERS: [string, string][] = [
  ...JOB_CATEGORIES.map((value): [string, string] => ['category', value]),
  ...JOB_LOCATIONS.map((value): [string, string] => ['locations', value]),
];

/** All measured calls. A different `asOf` in each request bypasses the cache of public answers. */
export function questions({ jobIds }: Board, { company, seekers }: Tokens): Question[] {
  const [open, hot] = [jobIds.slice(OPEN_FROM, -HOT_JOBS), jobIds.slice(-HOT_JOBS)];
  const began = Date.now();
  const cold = (path: string) => (number: number) => ({
    path: `${path}&asOf=${new Date(began - number).toISOString()}`,
  });
  const asCompany = (path: string) => () => ({ path, headers: { token: company } });
  const seeker = (number: number) => ({ authorization: `Bearer ${seekers[number % seekers.length]}` });
  const apply = (jobId: string | undefined, number: number): Asked => ({
    path: '/api/users/apply',
    method: 'POST',
    headers: { ...seeker(number), 'content-type': 'application/json' },
    body: JSON.stringify({ jobId }),
  });
  return [
    { name: 'list, cached', ask: () => ({ path: FIRST_PAGE }), bare: 'cached', tutorial: true },
    { name: 'list', ask: cold(FIRST_PAGE) },
    { name: 'list, all kinds', ask: cold(`${FIRST_PAGE}&kind=all`) },
    { name: 'category with place', ask: cold(`${FIRST_PAGE}&category=Programming&locations=Lagos`) },
    { name: 'search, common word', ask: cold(`${FIRST_PAGE}&title=engineer`) },
    { name: 'search, rare word', ask: cold(`${FIRST_PAGE}&title=${RARE_WORD}`) },
    { name: 'search, absent word', ask: cold(`${FIRST_PAGE}&title=blacksmith`) },
    { name: 'search, three words', ask: cold(`${FIRST_PAGE}&title=senior%20software%20engineer`) },
    { name: 'search, title with location', ask: cold(`${FIRST_PAGE}&title=manager&location=lag`) },
    { name: 'words, title with place', ask: cold(`${FIRST_PAGE}&q=accountant%20lagos`) },
    { name: 'words, one error', ask: cold(`${FIRST_PAGE}&q=enginer`) },
    { name: 'words, three of a title', ask: cold(`${FIRST_PAGE}&q=senior%20software%20engineer`) },
    { name: 'place', ask: cold(`${FIRST_PAGE}&place=Ikeja`) },
    { name: 'posted within 7 days', ask: cold(`${FIRST_PAGE}&postedWithin=7`) },
    { name: 'open to Nigeria', ask: cold(`${FIRST_PAGE}&kind=remote&openTo=Nigeria`) },
    { name: 'pay stated', ask: cold(`${FIRST_PAGE}&pay=stated`) },
    { name: 'pay at least', ask: cold(`${FIRST_PAGE}&payAtLeast=200000`) },
    { name: 'sorted by pay', ask: cold(`${FIRST_PAGE}&sort=-pay`) },
    { name: `page ${FAR_PAGE}`, ask: cold(`/api/jobs?page=${FAR_PAGE}&limit=6`) },
    {
      name: 'after a job',
      ask: (number) => cold(`${FIRST_PAGE}&after=${jobIds[number % jobIds.length]}`)(number),
    },
    { name: 'facets, cached', ask: () => ({ path: '/api/jobs/facets' }), bare: 'cached' },
    { name: 'facets with filter', ask: (number) => ({ path: `/api/jobs/facets?${filters(number)}` }) },
    {
      name: 'facets with filter and search',
      ask: (number) => ({
        path: `/api/jobs/facets?${filters(number)}&title=engineer`,
      }),
    },
    {
      name: 'facets with filter and words',
      ask: (number) => ({ path: `/api/jobs/facets?${filters(number)}&q=accountant%20lagos` }),
    },
    {
      name: 'one job',
      ask: (number) => ({ path: `/api/jobs/${jobIds[number % jobIds.length]}` }),
      most: Math.floor(jobIds.length / MEASUREMENTS_PER_QUESTION),
      tutorial: true,
    },
    { name: 'bare list', ask: () => ({ path: '/api/jobs' }), bare: 'cached' },
    { name: 'list-jobs', ask: asCompany('/api/company/list-jobs'), tutorial: true },
    { name: 'applicants', ask: asCompany('/api/company/applicants'), tutorial: true },
    { name: 'console page', ask: asCompany(`/api/company/jobs?range=${encodeURIComponent('[0,24]')}`) },
    {
      name: 'own applications',
      ask: () => ({ path: '/api/users/applications', headers: seeker(0) }),
      tutorial: true,
    },
    { name: 'rendered home, cached', ask: () => ({ path: '/' }), bare: 'page' },
    // The facets use the lower numbers.
    {
      name: 'rendered home',
      ask: (number) => ({ path: `/?${filters(number + PAGES_FROM)}` }),
      bare: 'page',
    },
    { name: 'rendered job, cached', ask: () => ({ path: jobPath('job', jobIds[0] ?? '') }), bare: 'page' },
    {
      name: 'rendered job',
      ask: (number) => ({ path: jobPath('job', jobIds[number % jobIds.length] ?? '') }),
      bare: 'page',
      most: Math.floor(jobIds.length / MEASUREMENTS_PER_QUESTION),
    },
    {
      name: 'apply',
      ask: (number) => apply(open[number % open.length], number),
      isWrite: true,
      tutorial: true,
    },
    {
      name: 'apply, one hot job',
      ask: (number) => apply(hot[Math.floor(number / seekers.length)], number),
      isWrite: true,
      bare: 'insert',
    },
  ];
}

/** A different choice of filters for each number below 131,072. */
function filters(number: number): string {
  const bits = Math.imul(number + 1, 40_503);
  const chosen = FILTERS.filter((_, at) => (bits >> at) & 1);
  return new URLSearchParams(chosen).toString();
}
