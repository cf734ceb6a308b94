/// <reference lib="webworker" />
import { LIMITS, PAGES } from '@skybil/shared';
import { CACHES, FORGET } from '../lib/kept/caches';
import { copyKept, forgetAll, forgettings, keepCopy } from './copies';
import { assetsNamedIn, treatmentOf, type Place } from './what-is-kept';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

/** Files of this build, put in by the build. */
const BUILT = self.__WB_MANIFEST.map(({ url }) => `/${url}`);
const SHELL = PAGES.offline.path;
/** A line that takes longer is taken for gone where there is a copy; what still comes is kept for the next time. */
const PATIENCE_MS = { page: 4_000, answer: 8_000 };

/** The page knows who wants few data, and names the worker so. */
const isLowData = new URL(self.location.href).searchParams.has('low-data');

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(forgetAll());
});
self.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  if (new URL(url).origin !== self.location.origin) return;
  const treatment = treatmentOf({
    method,
    url,
    isNavigation: mode === 'navigate',
    authorization: headers.get('authorization'),
  });
  if (!treatment) return;
  if (treatment.kind === 'asset') event.respondWith(asset(event.request));
  else if (treatment.kind === 'private-page') event.respondWith(privatePage(event));
  else event.respondWith(newest(event, treatment.kind, treatment.place));
});

/** Fails, until the browser tries again, where the board's copies serve different builds. */
async function install(): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'reload' });
  const first = assetsNamedIn(await shell.clone().text());
  if (!shell.ok || !first.every((url) => BUILT.includes(url)))
    throw new Error('The page is of another build');
  const assets = await caches.open(CACHES.assets);
  // what the page has loaded comes out of the browser's own cache; with low data nothing else is fetched ahead
  await Promise.all(
    (isLowData ? first : BUILT).map(async (url) => {
      if (!(await assets.match(url, { ignoreVary: true }))) await assets.add(url);
    }),
  );
  await (await caches.open(CACHES.shell)).put(SHELL, shell);
  // It may take over at once: the files that open and kept pages are made of stay (LINE-7).
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.clients.claim();
  const assets = await caches.open(CACHES.assets);
  const former = (await assets.keys()).filter(({ url }) => !BUILT.includes(new URL(url).pathname));
  await Promise.all(former.slice(0, -LIMITS.keptFormerAssets).map((request) => assets.delete(request)));
  if (!isLowData && !(await caches.has(CACHES.pages))) await keepOpenPages();
}

/** The page that somebody first came to was loaded before there was a worker. */
async function keepOpenPages(): Promise<void> {
  const began = forgettings();
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    const treatment = treatmentOf({ method: 'GET', url, isNavigation: true, authorization: null });
    if (treatment?.kind === 'page')
      await keepCopy(treatment.place, await fetch(url, { headers: { accept: 'text/html' } }), began);
  }
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHES.assets);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined);
  return response;
}

function newest(event: FetchEvent, kind: 'page' | 'answer', place: Place): Promise<Response> {
  const began = forgettings();
  const coming = fetch(event.request);
  event.waitUntil(coming.then((response) => keepCopy(place, response.clone(), began)).catch(() => undefined));
  return answerInTime(coming, PATIENCE_MS[kind], {
    copy: () => copyKept(place),
    lastResort: kind === 'page' ? shell : undefined,
  });
}

function privatePage(event: FetchEvent): Promise<Response> {
  return answerInTime(fetch(event.request), PATIENCE_MS.page, { copy: shell });
}

const shell = () => caches.match(SHELL, { cacheName: CACHES.shell, ignoreVary: true });

type Lookup = () => Promise<Response | undefined>;

/** What comes, if it comes in time and well; else the copy; else what comes late; else the last resort. */
async function answerInTime(
  coming: Promise<Response>,
  patienceMs: number,
  { copy, lastResort }: { copy: Lookup; lastResort?: Lookup | undefined },
): Promise<Response> {
  const inTime = await Promise.race([coming.catch(() => undefined), pause(patienceMs)]);
  if (inTime && isWell(inTime)) return inTime;
  const kept = await copy();
  if (kept) return kept;
  try {
    const late = await coming;
    return isWell(late) ? late : ((await lastResort?.()) ?? late);
  } catch (error) {
    const last = await lastResort?.();
    if (last) return last;
    throw error;
  }
}

/** Also where a proxy answers for a board that is down. */
const isWell = ({ status }: Response) => status < 500;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
