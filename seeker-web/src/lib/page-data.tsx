import { createContext, useContext } from 'react';
import { formatTimeAgo, PAGE_DATA_ID, type PageData } from '@skybil/shared';
import { useInBrowser } from './in-browser';

/** Undefined if the server sent only the shell. */
export function readPageData(page: Document): PageData | undefined {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

const RenderedAt = createContext<number | undefined>(undefined);

export const RenderedAtProvider = RenderedAt.Provider;

/** A clock in milliseconds. During hydration it has the time of rendering, so that texts are the same as the server's. */
export function useClock(): () => number {
  const renderedAt = useContext(RenderedAt);
  const inBrowser = useInBrowser();
  return () => (inBrowser ? undefined : renderedAt) ?? Date.now();
}

/** Formats '3 days ago'. */
export function useTimeAgo(): (date: string) => string {
  const clock = useClock();
  return (date) => formatTimeAgo(date, clock());
}
