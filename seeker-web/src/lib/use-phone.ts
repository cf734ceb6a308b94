import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 639px)';

/** jsdom has no `matchMedia`. */
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(QUERY) : undefined);

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** For pages that only the browser renders. Other pages use CSS, because the server does not know the width. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}
