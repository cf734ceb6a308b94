/** Makes a `subscribe` for useSyncExternalStore from events of the window. */
export const watchWindow =
  (...events: string[]) =>
  (listener: () => void) => {
    events.forEach((event) => window.addEventListener(event, listener));
    return () => events.forEach((event) => window.removeEventListener(event, listener));
  };
