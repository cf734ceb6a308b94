interface KnownSource {
  host: string;
  name: string;
  yearlyPay?: true;
  /** The country of a source that advertises jobs of one country. */
  country?: string;
  /** Paths of pages that list several jobs. */
  collections?: RegExp;
}

const SOURCES: readonly KnownSource[] = [
  { host: 'remoteok.com', name: 'Remote OK', yearlyPay: true },
  { host: 'jobberman.com', name: 'Jobberman', country: 'NG' },
  { host: 'myjobmag.com', name: 'MyJobMag', country: 'NG', collections: /^\/jobs\// },
];
/** 'Jobs', 'Latest Jobs', 'Career Opportunities at …', 'A variety of roles' */
const HEADING =
  /^(?:(?:latest|fresh|recent|new|current|ongoing|open|various|several|multiple|a variety of)\s+)?(?:(?:job|career)\s+)?(?:jobs|openings|opportunities|vacancies|offers|positions|roles?)(?:\s+at\s.+)?$/i;
/** 'Accountant Jobs in Lagos at …' */
const ROLE_JOBS = /^(.{3,100}?)\s(?:jobs?|vacanc(?:y|ies)|openings?)\s(?:in|at)\s.+$/i;
/** '/jobs/audit-associate-at-…', with the number of a repeated address at its end */
const ROLE_ADDRESS = /^\/jobs\/([a-z0-9-]+)-at-[a-z0-9-]+$/;
const SHORT_NAMES = /\b(?:hr|it|ict|qa|qc|hse|qhse|ui|ux|ceo|coo|cfo|vas|noc|pr|seo|ai)\b/gi;
const MAX_ADDRESS = 2_000;

export interface Source {
  sourceUrl: string;
  sourceName: string;
}

export function sourceOf(given: string): Source | undefined {
  const address = URL.parse(given.trim());
  if (!address || !['http:', 'https:'].includes(address.protocol)) return undefined;
  if (address.username !== '' || address.password !== '' || given.length > MAX_ADDRESS) return undefined;
  address.hash = '';
  return {
    sourceUrl: address.href,
    sourceName: known(address.href)?.name ?? address.hostname.replace(/^www\./, ''),
  };
}

/** The one role that a title or a collection page names. @returns undefined for a page of several jobs */
export function roleOf(title: string, sourceUrl: string): string | undefined {
  if (!isCollection(title, sourceUrl)) return ROLE_JOBS.exec(title)?.[1] ?? title;
  if (!HEADING.test(title)) return title;
  const [, words = ''] = ROLE_ADDRESS.exec(new URL(sourceUrl).pathname) ?? [];
  const role = words.replaceAll('-', ' ');
  return role === '' || HEADING.test(role) ? undefined : inCapitals(role);
}

/** 'head of it' becomes 'Head of IT'. */
function inCapitals(words: string): string {
  return words
    .replace(SHORT_NAMES, (name) => name.toUpperCase())
    .replace(/\b(?!(?:of|and|to|the|for|in)\b)[a-z]/g, (letter) => letter.toUpperCase());
}

function isCollection(title: string, sourceUrl: string): boolean {
  return HEADING.test(title) || known(sourceUrl)?.collections?.test(new URL(sourceUrl).pathname) === true;
}

export function paysByTheYear(url: string): boolean {
  return known(url)?.yearlyPay === true;
}

export function countryOfSource(url: string): string | undefined {
  return known(url)?.country;
}

function known(url: string): KnownSource | undefined {
  const hostname = URL.parse(url.trim())?.hostname ?? '';
  return SOURCES.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`));
}
