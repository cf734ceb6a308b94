import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';
import { CACHES, CACHED_AT_ATTRIBUTE } from './cache-names';

/** Time of the cached answer by API path. Undefined after an answer from the board. */
const cachedAt = new Map<string, string | undefined>();
const { subscribe, callAll } = createListeners();
/** The initial page may itself be a cached copy. */
const initialPage =
  typeof document === 'undefined'
    ? undefined
    : { path: window.location.pathname, since: document.documentElement.dataset[CACHED_AT_ATTRIBUTE] };

export function recordCachedAt(path: string, at: string | null): void {
  if (cachedAt.has(path) && cachedAt.get(path) === (at ?? undefined)) return;
  cachedAt.set(path, at ?? undefined);
  callAll();
}

/** Reloads if the browser has a cached page for the current address, and the visit did not start at that page. */
export async function openCachedPage(): Promise<void> {
  const { pathname, search } = window.location;
  if (!('caches' in window) || pathname === initialPage?.path) return;
  const cached = await caches.match(pathname + search, { cacheName: CACHES.pages, ignoreVary: true });
  if (cached) window.location.reload();
}

export function useCachedAt(path: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () =>
      cachedAt.has(path)
        ? cachedAt.get(path)
        : window.location.pathname === initialPage?.path
          ? initialPage.since
          : undefined,
    () => undefined,
  );
}
