import { useSyncExternalStore } from 'react';
import { CACHES, KEPT_AT_DATA } from './caches';

/** When what is shown was kept, by the path that was asked for it; undefined once the board itself has answered. */
const keptAt = new Map<string, string | undefined>();
const listeners = new Set<() => void>();
/** The page that the site began with may be a copy, with its data in it. */
const first =
  typeof document === 'undefined'
    ? undefined
    : { path: window.location.pathname, since: document.documentElement.dataset[KEPT_AT_DATA] };

/** @param at when the answer was kept; null for one from the board */
export function noteAnswer(path: string, at: string | null): void {
  if (keptAt.has(path) && keptAt.get(path) === (at ?? undefined)) return;
  keptAt.set(path, at ?? undefined);
  listeners.forEach((listener) => listener());
}

/** Goes on in the page that the browser kept of this address, if it did and the site did not begin there. */
export async function openKeptPage(): Promise<void> {
  const { pathname, search } = window.location;
  if (!('caches' in window) || pathname === first?.path) return;
  const kept = await caches.match(pathname + search, { cacheName: CACHES.pages, ignoreVary: true });
  if (kept) window.location.reload();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** When the answer to `path` was kept, as an ISO-8601 text; undefined for what comes from the board. */
export function useKeptAt(path: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () =>
      keptAt.has(path)
        ? keptAt.get(path)
        : window.location.pathname === first?.path
          ? first.since
          : undefined,
    () => undefined,
  );
}
