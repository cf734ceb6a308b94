import { useEffect } from 'react';
import { PAGES } from '@skybil/shared';
import { entryScriptOf } from '../../lib/missing-files';
import { CACHE_FILES_MESSAGE, CACHES } from '../../lib/cache/cache-names';
import { useLowData } from '../../lib/low-data';
import { loadToasts } from '../../lib/notify';

const WORKER = '/sw.js';
const HOUR_MS = 3_600_000;

/** Whether the worker that took control is from a newer build than this page. */
async function isOlder(): Promise<boolean> {
  const shell = await caches.match(PAGES.offline.path, { cacheName: CACHES.shell, ignoreVary: true });
  return shell !== undefined && !(await shell.text()).includes(new URL(entryScriptOf(document)).pathname);
}

async function offerReload(): Promise<void> {
  if (!(await isOlder())) return;
  const { toast } = await loadToasts();
  toast.info(
    <p>
      A new version of the site is ready.{' '}
      <button type="button" className="button button--plain" onClick={() => window.location.reload()}>
        Reload
      </button>
    </p>,
    { toastId: WORKER, autoClose: false },
  );
}

const hasWorkers = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Registers the service worker, and offers a reload when there is a new version. */
export function useServiceWorker(): void {
  const isLowData = useLowData();
  useEffect(() => {
    if (!hasWorkers) return;
    const { serviceWorker } = navigator;
    let checkedAt = Date.now();
    const onNewWorker = () => void offerReload();
    // the browser checks for a new worker at each page load only, but the site may stay open for days
    const checkForUpdate = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < HOUR_MS) return;
      checkedAt = Date.now();
      await (await serviceWorker.getRegistration())?.update().catch(() => undefined);
    };
    const onVisible = () => void checkForUpdate();
    serviceWorker.addEventListener('controllerchange', onNewWorker);
    document.addEventListener('visibilitychange', onVisible);
    void serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
    return () => {
      serviceWorker.removeEventListener('controllerchange', onNewWorker);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);

  // a message, because registering the worker under a second address would end the first one during a page load
  useEffect(() => {
    if (!hasWorkers || isLowData) return;
    const { serviceWorker } = navigator;
    const cacheFiles = () =>
      void serviceWorker.ready.then(({ active }) => active?.postMessage(CACHE_FILES_MESSAGE));
    cacheFiles();
    serviceWorker.addEventListener('controllerchange', cacheFiles);
    return () => serviceWorker.removeEventListener('controllerchange', cacheFiles);
  }, [isLowData]);
}
