/// <reference lib="webworker" />
import { LIMITS, PAGES } from '@skybil/shared';
import { CACHES, CACHE_FILES_MESSAGE, CLEAR_MESSAGE } from '../lib/cache/cache-names';
import { cachedCopy, clearPersonalData, clearCount, storeCopy } from './cache-store';
import { assetsIn, cachingRuleFor, type CacheLocation } from './caching-rules';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

const BUILD_FILES = self.__WB_MANIFEST.map(({ url }) => `/${url}`);
const SHELL = PAGES.offline.path;
/** After this time a cached copy is used. The late answer is still stored. */
const TIMEOUT_MS = { page: 4_000, answer: 8_000 };

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === CLEAR_MESSAGE) event.waitUntil(clearPersonalData());
  if (event.data === CACHE_FILES_MESSAGE) event.waitUntil(cacheAhead());
});
self.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  if (new URL(url).origin !== self.location.origin) return;
  const rule = cachingRuleFor({
    method,
    url,
    isNavigation: mode === 'navigate',
    authorization: headers.get('authorization'),
  });
  if (!rule) return;
  if (rule.kind === 'asset') event.respondWith(asset(event.request));
  else if (rule.kind === 'private-page') event.respondWith(privatePage(event));
  else event.respondWith(networkFirst(event, rule.kind, rule.location));
});

/** Fails if two processes of the board serve different builds. The browser tries again later. */
async function install(): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'reload' });
  const first = assetsIn(await shell.clone().text());
  if (!shell.ok || !first.every((url) => BUILD_FILES.includes(url)))
    throw new Error('The page is of another build');
  await cacheFiles(first);
  await (await caches.open(CACHES.shell)).put(SHELL, shell);
  // safe, because files of the previous build stay cached for pages that are open (LINE-7)
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.clients.claim();
  const assets = await caches.open(CACHES.assets);
  const former = (await assets.keys()).filter(({ url }) => !BUILD_FILES.includes(new URL(url).pathname));
  await Promise.all(former.slice(0, -LIMITS.formerAssets).map((request) => assets.delete(request)));
}

/** Pages ask for it unless low data is on. */
async function cacheAhead(): Promise<void> {
  await cacheFiles(BUILD_FILES);
  if (!(await caches.has(CACHES.pages))) await cacheOpenPages();
}

/** Files that the page has loaded come from the browser's HTTP cache. */
async function cacheFiles(urls: readonly string[]): Promise<void> {
  const assets = await caches.open(CACHES.assets);
  await Promise.all(
    urls.map(async (url) => {
      if (!(await assets.match(url, { ignoreVary: true }))) await assets.add(url);
    }),
  );
}

/** The first page was loaded before there was a worker, so it is cached now. */
async function cacheOpenPages(): Promise<void> {
  const startedAt = clearCount();
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    const rule = cachingRuleFor({ method: 'GET', url, isNavigation: true, authorization: null });
    if (rule?.kind === 'page')
      await storeCopy(rule.location, await fetch(url, { headers: { accept: 'text/html' } }), startedAt);
  }
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHES.assets);
  const cached = await cache.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined);
  return response;
}

function networkFirst(
  event: FetchEvent,
  kind: 'page' | 'answer',
  location: CacheLocation,
): Promise<Response> {
  const startedAt = clearCount();
  const fetching = fetch(event.request);
  event.waitUntil(
    fetching.then((response) => storeCopy(location, response.clone(), startedAt)).catch(() => undefined),
  );
  return firstUsable(fetching, TIMEOUT_MS[kind], {
    copy: () => cachedCopy(location),
    fallback: kind === 'page' ? shell : undefined,
  });
}

function privatePage(event: FetchEvent): Promise<Response> {
  return firstUsable(fetch(event.request), TIMEOUT_MS.page, { copy: shell });
}

const shell = () => caches.match(SHELL, { cacheName: CACHES.shell, ignoreVary: true });

type Lookup = () => Promise<Response | undefined>;

/** Prefers a usable answer in time, then the copy, then a late answer, then the fallback. */
async function firstUsable(
  fetching: Promise<Response>,
  timeoutMs: number,
  { copy, fallback }: { copy: Lookup; fallback?: Lookup | undefined },
): Promise<Response> {
  const inTime = await Promise.race([fetching.catch(() => undefined), pause(timeoutMs)]);
  if (inTime && isUsable(inTime)) return inTime;
  const cached = await copy();
  if (cached) return cached;
  try {
    const late = await fetching;
    return isUsable(late) ? late : ((await fallback?.()) ?? late);
  } catch (error) {
    const last = await fallback?.();
    if (last) return last;
    throw error;
  }
}

/** A proxy answers 5xx while the board is down. */
const isUsable = ({ status }: Response) => status < 500;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
