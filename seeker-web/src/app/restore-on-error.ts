import type { RootOptions } from 'react-dom/client';

/**
 * React leaves the place of a site empty when an error ends it. The page is put back as the server sent it, where it can be
 * read and its links and forms work; somebody who has gone on since gets the page of the new address.
 */
export function restoreOnError(place: HTMLElement): RootOptions {
  const { innerHTML } = place;
  const { href } = window.location;
  return {
    onUncaughtError(error) {
      if (window.location.href === href) place.innerHTML = innerHTML;
      else window.history.go(0);
      // so that it is in the console like any other
      setTimeout(() => {
        throw error;
      });
    },
  };
}
