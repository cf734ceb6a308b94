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

/** Formats '3 days ago'. During hydration it uses the time of rendering, so that the text is the same as the server's. */
export function useTimeAgo(): (date: string) => string {
  const renderedAt = useContext(RenderedAt);
  const now = useInBrowser() ? undefined : renderedAt;
  return (date) => formatTimeAgo(date, now);
}
