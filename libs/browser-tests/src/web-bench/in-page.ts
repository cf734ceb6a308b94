import type * as WebVitals from 'web-vitals';

/** Milliseconds since the start of the navigation. */
export interface PageMetrics {
  first: number;
  FCP: number;
  LCP: number;
  CLS: number;
  /** Each task over 50 ms: when it began, and how long it took. */
  long: [start: number, duration: number][];
  /** The slowest interaction since this was last set to 0. */
  input: number;
}

declare global {
  interface Window {
    metrics: PageMetrics;
  }
}

/** Serialized and run in the page, so it cannot use anything else in this file. */
export function watch(first: string, { onFCP, onLCP, onCLS }: typeof WebVitals): void {
  const metrics: PageMetrics = { first: 0, FCP: 0, LCP: 0, CLS: 0, long: [], input: 0 };
  window.metrics = metrics;
  const look = new MutationObserver(() => {
    if (!document.querySelector(first)) return;
    look.disconnect();
    // the message arrives after the next frame is painted
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (metrics.first = performance.now());
      port2.postMessage('');
    });
  });
  look.observe(document, { childList: true, subtree: true });
  for (const listen of [onFCP, onLCP, onCLS])
    listen(({ name, value }) => (metrics[name as 'FCP' | 'LCP' | 'CLS'] = value), { reportAllChanges: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) metrics.long.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) metrics.input = Math.max(metrics.input, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
