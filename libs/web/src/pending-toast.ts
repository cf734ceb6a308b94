import { STORAGE_KEYS, type PendingToast } from '@skybil/shared';
import { parseStored, readStored, store } from './browser-storage';

/** A message for the next page, which may belong to the other front end. */
export function storeToast(toast: PendingToast): void {
  store('sessionStorage', STORAGE_KEYS.pendingToast, JSON.stringify(toast));
}

export function takeToast(): PendingToast | undefined {
  const stored = readStored('sessionStorage', STORAGE_KEYS.pendingToast);
  store('sessionStorage', STORAGE_KEYS.pendingToast, null);
  return parseStored(stored);
}
