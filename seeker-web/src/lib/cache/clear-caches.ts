import { CACHES, PERSON_PARAM, CLEAR_MESSAGE, PERSONAL_CACHES } from './cache-names';

/** Deletes the personal caches. The worker also drops answers that are still on their way. */
export async function clearPersonalCaches(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage(CLEAR_MESSAGE);
  if (!('caches' in window)) return;
  await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)));
}

export async function hasPersonalCache(): Promise<boolean> {
  return 'caches' in window && caches.has(CACHES.own);
}

/** Deletes answers to other people, who may have left without signing out. */
export async function clearCachesOfOthers(person: string): Promise<void> {
  if (!(await hasPersonalCache())) return;
  const own = await caches.open(CACHES.own);
  const others = (await own.keys()).filter(
    ({ url }) => new URL(url).searchParams.get(PERSON_PARAM) !== person,
  );
  await Promise.all(others.map((request) => own.delete(request)));
}
