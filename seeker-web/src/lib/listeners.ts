/** Listeners for a value outside React, as useSyncExternalStore needs them. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    callAll: () => listeners.forEach((listener) => listener()),
  };
}
