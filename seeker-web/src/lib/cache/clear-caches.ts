import { CACHES, PERSON_PARAM, CLEAR_MESSAGE, PERSONAL_CACHES } from './cache-names';

/** Takes away what the browser keeps of whoever used the site; what the worker is still asking for is not kept either. */
export async function clearPersonalCaches(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage(CLEAR_MESSAGE);
  if (!('caches' in window)) return;
  await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)));
}

/** Whether answers to somebody who was signed in are here. */
export async function hasPersonalCache(): Promise<boolean> {
  return 'caches' in window && caches.has(CACHES.own);
}

/** Takes away what is kept of anybody else, who may have left without a word. */
export async function clearCachesOfOthers(person: string): Promise<void> {
  if (!(await hasPersonalCache())) return;
  const own = await caches.open(CACHES.own);
  const others = (await own.keys()).filter(
    ({ url }) => new URL(url).searchParams.get(PERSON_PARAM) !== person,
  );
  await Promise.all(others.map((request) => own.delete(request)));
}
