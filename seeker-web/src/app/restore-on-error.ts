import type { RootOptions } from 'react-dom/client';

/**
 * React empties the root after an uncaught error. This puts back the page that the server sent, whose links and forms work
 * without script. If the visitor has navigated since, the new address is loaded from the server.
 */
export function restoreOnError(root: HTMLElement): RootOptions {
  const { innerHTML } = root;
  const { href } = window.location;
  return {
    onUncaughtError(error) {
      if (window.location.href === href) root.innerHTML = innerHTML;
      else window.history.go(0);
      // reported like any uncaught error
      setTimeout(() => {
        throw error;
      });
    },
  };
}
