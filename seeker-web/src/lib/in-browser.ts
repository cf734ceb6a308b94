import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server, and in a browser until it has taken a rendered page over: both must say the same until then. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
