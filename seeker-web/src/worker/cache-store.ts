import { LIMITS } from '@skybil/shared';
import { CACHES, CACHED_AT_HEADER, PERSONAL_CACHES } from '../lib/cache/cache-names';
import { withCachedAt, type CacheLocation } from './caching-rules';

const MAX_ENTRIES: Record<string, number> = {
  [CACHES.pages]: LIMITS.cachedPages,
  [CACHES.answers]: LIMITS.cachedAnswers,
  [CACHES.own]: LIMITS.cachedAnswers,
};
/** The job or page no longer exists, or the person may no longer see it. */
const GONE = [401, 403, 404, 410];

let clears = 0;
/** Number of times that personal data was cleared. An answer requested before a clear must not be stored after it. */
export const clearCount = (): number => clears;

export async function clearPersonalData(): Promise<void> {
  clears += 1;
  await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)));
}

/** Uses `caches.match`, because `caches.open` would create the cache. */
export const cachedCopy = ({ cache, key }: CacheLocation) =>
  caches.match(key, { cacheName: cache, ignoreVary: true });

/** @param startedAt {@link clearCount} at the time of the request */
export async function storeCopy(
  location: CacheLocation,
  response: Response,
  startedAt: number,
): Promise<void> {
  const cache = await caches.open(location.cache);
  const copy = await copyOf(location, response);
  if (copy) await cache.put(location.key, copy);
  else if (GONE.includes(response.status)) await cache.delete(location.key);
  // keys are in order of insertion
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - (MAX_ENTRIES[location.cache] ?? 0)));
  await Promise.all(surplus.map((key) => cache.delete(key)));
  if (clears !== startedAt) await caches.delete(location.cache);
}

async function copyOf({ cache }: CacheLocation, response: Response): Promise<Response | undefined> {
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected) return undefined;
  if (cache !== CACHES.own && headers.get('cache-control')?.includes('no-store')) return undefined;
  const isPage = cache === CACHES.pages;
  if (!headers.get('content-type')?.startsWith(isPage ? 'text/html' : 'application/json')) return undefined;
  const text = await response.text();
  if (text.length > LIMITS.cachedBytes) return undefined;
  const cachedAt = new Date().toISOString();
  const copyHeaders = new Headers(headers);
  // the stored body is not compressed
  for (const name of ['content-encoding', 'content-length']) copyHeaders.delete(name);
  copyHeaders.set(CACHED_AT_HEADER, cachedAt);
  return new Response(isPage ? withCachedAt(text, cachedAt) : text, { headers: copyHeaders });
}
