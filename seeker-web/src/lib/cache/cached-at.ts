import { useSyncExternalStore } from 'react';
import { CACHES, CACHED_AT_ATTRIBUTE } from './cache-names';

/** When what is shown was kept, by the path that was asked for it; undefined once the board itself has answered. */
const cachedAt = new Map<string, string | undefined>();
const listeners = new Set<() => void>();
/** The page that the site began with may be a copy, with its data in it. */
const initialPage =
  typeof document === 'undefined'
    ? undefined
    : { path: window.location.pathname, since: document.documentElement.dataset[CACHED_AT_ATTRIBUTE] };

/** @param at when the answer was kept; null for one from the board */
export function recordCachedAt(path: string, at: string | null): void {
  if (cachedAt.has(path) && cachedAt.get(path) === (at ?? undefined)) return;
  cachedAt.set(path, at ?? undefined);
  listeners.forEach((listener) => listener());
}

/** Goes on in the page that the browser kept of this address, if it did and the site did not begin there. */
export async function openCachedPage(): Promise<void> {
  const { pathname, search } = window.location;
  if (!('caches' in window) || pathname === initialPage?.path) return;
  const cached = await caches.match(pathname + search, { cacheName: CACHES.pages, ignoreVary: true });
  if (cached) window.location.reload();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** When the answer to `path` was kept, as an ISO-8601 text; undefined for what comes from the board. */
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
