import { useEffect } from 'react';

export const HOME_TITLE = 'Skybil: jobs in Nigeria and remote';

/** Names the page in the tab, in the words the server wrote into its head. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title === HOME_TITLE ? title : `${title} | Skybil`;
  }, [title]);
}
