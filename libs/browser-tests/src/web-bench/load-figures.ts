import type { Told } from './in-page.ts';

export const KINDS = ['html', 'script', 'css', 'images', 'data', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One load of a page; times in milliseconds, sizes as they came over the line. */
export interface Figures extends Record<Kind, number> {
  first: number;
  FCP: number;
  LCP: number;
  CLS: number;
  TBT: number;
  requests: number;
  /** Only where there are filters and a search. */
  filtersINP?: number;
  typingINP?: number;
}

/** What a page was busy with beyond 50 ms at a time since its first paint, as Lighthouse counts. */
export function blockingTime({ FCP, long }: Pick<Told, 'FCP' | 'long'>): number {
  return long
    .filter(([start]) => start >= FCP)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Of each figure by itself. */
export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]),
  ) as never;
}
