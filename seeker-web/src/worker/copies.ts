import { LIMITS } from '@skybil/shared';
import { CACHES, KEPT_AT, OF_A_PERSON } from '../lib/kept/caches';
import { withMoment, type Place } from './what-is-kept';

const MOST: Record<string, number> = {
  [CACHES.pages]: LIMITS.keptPages,
  [CACHES.answers]: LIMITS.keptAnswers,
  [CACHES.own]: LIMITS.keptAnswers,
};
/** What was kept is gone from the board, or no longer for whoever asked. */
const GONE = [401, 403, 404, 410];

let times = 0;
/** How often everything was forgotten: what was asked for before is not kept after. */
export const forgettings = (): number => times;

export async function forgetAll(): Promise<void> {
  times += 1;
  await Promise.all(OF_A_PERSON.map((name) => caches.delete(name)));
}

/** Not by opening the cache, which would make one. */
export const copyKept = ({ cache, key }: Place) => caches.match(key, { cacheName: cache, ignoreVary: true });

/** @param began what {@link forgettings} said when the answer was asked for */
export async function keepCopy(place: Place, response: Response, began: number): Promise<void> {
  const cache = await caches.open(place.cache);
  const copy = await copyOf(place, response);
  if (copy) await cache.put(place.key, copy);
  else if (GONE.includes(response.status)) await cache.delete(place.key);
  // in the order in which they were written, the oldest first
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - (MOST[place.cache] ?? 0)));
  await Promise.all(surplus.map((key) => cache.delete(key)));
  if (times !== began) await caches.delete(place.cache);
}

async function copyOf({ cache }: Place, response: Response): Promise<Response | undefined> {
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected) return undefined;
  if (cache !== CACHES.own && headers.get('cache-control')?.includes('no-store')) return undefined;
  const isPage = cache === CACHES.pages;
  if (!headers.get('content-type')?.startsWith(isPage ? 'text/html' : 'application/json')) return undefined;
  const text = await response.text();
  if (text.length > LIMITS.keptBytes) return undefined;
  const keptAt = new Date().toISOString();
  const kept = new Headers(headers);
  // the copy is plain
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  kept.set(KEPT_AT, keptAt);
  return new Response(isPage ? withMoment(text, keptAt) : text, { headers: kept });
}
