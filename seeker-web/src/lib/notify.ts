import type { PendingToast } from '@skybil/shared';
import { showToast } from '@skybil/web/show-toast';
import { createListeners } from './listeners';

const { subscribe, callAll } = createListeners();
let areNeeded = false;

export const areToastsNeeded = () => areNeeded;
export const watchToasts = subscribe;

/** Loads react-toastify and renders its container. */
export async function loadToasts() {
  areNeeded = true;
  callAll();
  return (await import('react-toastify')).toast;
}

/** Shows a toast in place of the one before. */
export async function notify(type: PendingToast['type'], message: string): Promise<void> {
  showToast(await loadToasts(), { type, message });
}

export async function clearToasts(): Promise<void> {
  if (areNeeded) (await import('react-toastify')).toast.dismiss();
}
