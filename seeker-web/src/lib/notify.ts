import type { PendingToast } from '@skybil/shared';
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

/** Shows a toast, unless the same message is visible already. */
export async function notify(type: PendingToast['type'], message: string): Promise<void> {
  const toast = await loadToasts();
  toast(message, { type, toastId: message });
}

export async function clearToasts(): Promise<void> {
  if (areNeeded) (await import('react-toastify')).toast.dismiss();
}
