import { createContext, useContext } from 'react';
import { formatTimeAgo, PAGE_DATA_ID, type PageData } from '@skybil/shared';
import { useInBrowser } from './in-browser';

/** What the server rendered the page with; undefined when it sent the shell alone. */
export function readPageData(page: Document): PageData | undefined {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

const RenderedAt = createContext<number | undefined>(undefined);

export const RenderedAtProvider = RenderedAt.Provider;

/** Says '3 days ago' of a date: until the page is taken over by the server's clock, then by this one. */
export function useTimeAgo(): (date: string) => string {
  const renderedAt = useContext(RenderedAt);
  const now = useInBrowser() ? undefined : renderedAt;
  return (date) => formatTimeAgo(date, now);
}
