import type { PageMetrics } from './in-page.ts';

export const KINDS = ['html', 'script', 'css', 'images', 'data', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One load of a page: milliseconds, and bytes transferred. */
export interface Figures extends Record<Kind, number> {
  first: number;
  FCP: number;
  LCP: number;
  CLS: number;
  TBT: number;
  requests: number;
  /** Only for pages with filters and a search. */
  filtersINP?: number;
  typingINP?: number;
}

/** Total Blocking Time as Lighthouse counts: each long task beyond 50 ms, since the first paint. */
export function blockingTime({ FCP, long }: Pick<PageMetrics, 'FCP' | 'long'>): number {
  return long
    .filter(([start]) => start >= FCP)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]),
  ) as never;
}
