import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from '@skybil/web/browser-storage';
import { api } from './api';

/** Address of the page's entry script. It identifies the build. */
export const entryScriptOf = (page: Document) =>
  page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/**
 * Reloads the page when a chunk is missing because a new build was deployed. It reloads once per build, and only if the board
 * answers, so not while offline (LINE-8).
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
