import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readStored, store } from '@skybil/web/browser-storage';

const KEY = 'listPosition';
/** Events of a person who scrolls before the list is complete. */
const OWN_SCROLL = ['wheel', 'touchmove', 'keydown'];

/**
 * Restores the place in a list that "Show more jobs" made longer. The browser does so too early when the page is loaded again,
 * because it begins with the last jobs only.
 */
export function useListPosition(pages: number): void {
  const { key } = useLocation();
  const isLonger = pages > 1;

  // a layout effect, because it ends before the next page scrolls
  useLayoutEffect(() => {
    if (!isLonger) return;
    const remember = () => store('sessionStorage', KEY, `${key} ${window.scrollY}`);
    window.addEventListener('pagehide', remember);
    return () => {
      remember();
      window.removeEventListener('pagehide', remember);
    };
  }, [key, isLonger]);

  useEffect(() => {
    const [entry, top] = readStored('sessionStorage', KEY)?.split(' ') ?? [];
    if (!isLonger || entry !== key) return;
    const observer = new MutationObserver(restore);
    const stop = () => observer.disconnect();
    function restore(): void {
      if (document.querySelectorAll('[id^="page-"]').length < pages) return;
      stop();
      window.scrollTo(0, Number(top));
    }
    observer.observe(document.body, { childList: true, subtree: true });
    for (const scrolls of OWN_SCROLL) window.addEventListener(scrolls, stop, { once: true, passive: true });
    restore();
    return () => {
      stop();
      for (const scrolls of OWN_SCROLL) window.removeEventListener(scrolls, stop);
    };
  }, [key, pages, isLonger]);
}
