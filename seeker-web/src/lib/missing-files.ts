import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';
import { api } from './api';

/** The script that this page began with, which names the build it is of. */
export const entryScriptOf = (page: Document) =>
  page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/**
 * A file of the site that does not come was of a build that is gone, or the line is: where the board answers, the page
 * loads anew, once for each build (LINE-8).
 */
export function reloadOnMissingFile(): void {
  window.addEventListener('vite:preloadError', () => {
    const build = entryScriptOf(document);
    if (readStored('sessionStorage', STORAGE_KEYS.reloadedBuild) === build) return;
    void api.GET('/api/health/live').then(
      () => {
        store('sessionStorage', STORAGE_KEYS.reloadedBuild, build);
        window.location.reload();
      },
      () => undefined,
    );
  });
}
