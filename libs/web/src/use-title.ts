import { useLayoutEffect } from 'react';
import { tabTitle } from '@skybil/shared';

/** Sets the tab title. A layout effect, so that it changes together with the page. */
export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title) document.title = tabTitle(title);
  }, [title]);
}
