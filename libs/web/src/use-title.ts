import { useEffect } from 'react';
import { tabTitle } from '@skybil/shared';

/** Names the page in the tab, in the words the server wrote into its head. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = tabTitle(title);
  }, [title]);
}
