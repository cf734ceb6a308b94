import { useLayoutEffect } from 'react';
import { tabTitle } from '@skybil/shared';

/** Names the page in the tab, in the words the server wrote into its head, at the moment at which the page is shown. */
export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title) document.title = tabTitle(title);
  }, [title]);
}
