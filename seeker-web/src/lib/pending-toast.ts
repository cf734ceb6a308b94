import { STORAGE_KEYS, type PendingToast } from '@skybil/shared';
import { readStored, store } from './browser-storage';
import { notify } from './notify';

/** Leaves a message for the next page or app. */
export function leaveToast(toast: PendingToast): void {
  store('sessionStorage', STORAGE_KEYS.pendingToast, JSON.stringify(toast));
}

/** Shows the message that another page or app left, once. */
export function showPendingToast(): void {
  const left = readStored('sessionStorage', STORAGE_KEYS.pendingToast);
  if (left === null) return;
  store('sessionStorage', STORAGE_KEYS.pendingToast, null);
  const toast = parseToast(left);
  if (toast) void notify(toast.type, toast.message);
}

function parseToast(text: string): PendingToast | null {
  try {
    return JSON.parse(text) as PendingToast | null;
  } catch {
    return null;
  }
}
