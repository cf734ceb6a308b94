import type * as WebVitals from 'web-vitals';

/** What a page tells of itself, in milliseconds from the start of its navigation. */
export interface Told {
  first: number;
  FCP: number;
  LCP: number;
  CLS: number;
  /** Each task over 50 ms: when it began, and how long it took. */
  long: [start: number, duration: number][];
  /** The slowest answer to an input since it was last set to 0. */
  input: number;
}

declare global {
  interface Window {
    told: Told;
  }
}

/** Runs in the page before anything else does, and so knows nothing of this file. */
export function watch(first: string, { onFCP, onLCP, onCLS }: typeof WebVitals): void {
  const told: Told = { first: 0, FCP: 0, LCP: 0, CLS: 0, long: [], input: 0 };
  window.told = told;
  const look = new MutationObserver(() => {
    if (!document.querySelector(first)) return;
    look.disconnect();
    // a message that is posted before a frame is drawn arrives behind it
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (told.first = performance.now());
      port2.postMessage('');
    });
  });
  look.observe(document, { childList: true, subtree: true });
  for (const listen of [onFCP, onLCP, onCLS])
    listen(({ name, value }) => (told[name as 'FCP' | 'LCP' | 'CLS'] = value), { reportAllChanges: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) told.long.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) told.input = Math.max(told.input, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
