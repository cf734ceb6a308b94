import { PAGES } from '@skybil/shared';
import { CACHES, PERSON_PARAM } from '../lib/cache/cache-names';
import { subjectOf } from '../lib/subject';

export interface CacheLocation {
  cache: string;
  key: string;
}

/** How the worker handles a request. It does not handle requests without a rule. */
export type CachingRule =
  /** A file with a hash in its name: cache first. */
  | { kind: 'asset' }
  /** Network first: the cached copy if the network fails or is slow. */
  | { kind: 'page' | 'answer'; location: CacheLocation }
  /** A page of one person: never stored. Without a connection the shell is used. */
  | { kind: 'private-page' };

export interface RequestFacts {
  method: string;
  url: string;
  isNavigation: boolean;
  authorization: string | null;
}

const NOT_THE_SITE = /^\/(api|inbox|dashboard|staff)(\/|$)/;
const FILE = /\.[a-z0-9]{2,11}$/i;
const ID = '[0-9a-f]{24}';
const PUBLIC_ANSWER = new RegExp(
  `^/api/(jobs|jobs/facets|companies/${ID}|texts/[a-z]+|(remote)?jobs/${ID}(/related|/similar)?)$`,
);
const OWN_ANSWER = /^\/api\/users\/(user|all-applications)$/;
/** Public address with a different answer for each person. */
const PERSONAL_PUBLIC_ANSWER = new RegExp(`^/api/(remote)?jobs/${ID}/related$`);
const PRIVATE_PAGES = new Set<string>(
  Object.values(PAGES)
    .filter((page) => page.isPrivate)
    .map((page) => page.path),
);

export function cachingRuleFor({
  method,
  url,
  isNavigation,
  authorization,
}: RequestFacts): CachingRule | undefined {
  const { pathname, search, searchParams } = new URL(url);
  if (method !== 'GET') return undefined;
  if (isNavigation) {
    if (NOT_THE_SITE.test(pathname) || FILE.test(pathname)) return undefined;
    if (PRIVATE_PAGES.has(pathname.replace(/(.)\/+$/, '$1'))) return { kind: 'private-page' };
    // the page with the open apply sheet is the same page
    return {
      kind: 'page',
      location: { cache: CACHES.pages, key: pathname + search.replace(/^\?apply$/, '') },
    };
  }
  if (pathname.startsWith('/assets/')) return { kind: 'asset' };
  const person = authorization && subjectOf(authorization.replace(/^Bearer /, ''));
  if (person && (OWN_ANSWER.test(pathname) || PERSONAL_PUBLIC_ANSWER.test(pathname)))
    return { kind: 'answer', location: { cache: CACHES.own, key: ownKey(pathname, person) } };
  if (!PUBLIC_ANSWER.test(pathname)) return undefined;
  // the same list at another time
  searchParams.delete('asOf');
  return { kind: 'answer', location: { cache: CACHES.answers, key: `${pathname}?${searchParams}` } };
}

const ownKey = (path: string, person: string) => `${path}?${new URLSearchParams({ [PERSON_PARAM]: person })}`;

export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.~-]+\.(js|css)/g) ?? [])];
}

export function withCachedAt(html: string, cachedAt: string): string {
  return html.replace(/<html\b/, `<html data-kept-at="${cachedAt}"`);
}
