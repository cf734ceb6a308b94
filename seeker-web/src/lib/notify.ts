import type { PendingToast } from '@skybil/shared';
import { createListeners } from './listeners';

const { subscribe, callAll } = createListeners();
let areNeeded = false;

let inSheet: ((toast: PendingToast | undefined) => void) | undefined;

/** An open sheet covers toasts, so it shows the messages itself. */
export function showMessagesWith(show: typeof inSheet): void {
  inSheet = show;
}

export const areToastsNeeded = () => areNeeded;
export const watchToasts = subscribe;
export const importToasts = () => import('./toast-area');

/** Loads react-toastify and renders its container. */
export function loadToasts() {
  areNeeded = true;
  callAll();
  return importToasts();
}

/** Shows a toast in place of the one before. */
export async function notify(type: PendingToast['type'], message: string): Promise<void> {
  if (inSheet) return inSheet({ type, message });
  const { showToast, toast } = await loadToasts();
  showToast(toast, { type, message });
}

export async function clearToasts(): Promise<void> {
  inSheet?.(undefined);
  if (areNeeded) (await importToasts()).toast.dismiss();
}
