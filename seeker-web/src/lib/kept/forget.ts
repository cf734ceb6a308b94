import { CACHES, FOR, FORGET, OF_A_PERSON } from './caches';

/** Takes away what the browser keeps of whoever used the site; what the worker is still asking for is not kept either. */
export async function forgetKept(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage(FORGET);
  if (!('caches' in window)) return;
  await Promise.all(OF_A_PERSON.map((name) => caches.delete(name)));
}

/** Whether answers to somebody who was signed in are here. */
export async function isSomebodyKept(): Promise<boolean> {
  return 'caches' in window && caches.has(CACHES.own);
}

/** Takes away what is kept of anybody else, who may have left without a word. */
export async function forgetOthers(person: string): Promise<void> {
  if (!(await isSomebodyKept())) return;
  const own = await caches.open(CACHES.own);
  const others = (await own.keys()).filter(({ url }) => new URL(url).searchParams.get(FOR) !== person);
  await Promise.all(others.map((request) => own.delete(request)));
}
