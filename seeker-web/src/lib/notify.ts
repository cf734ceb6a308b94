import type { PendingToast } from '@skybil/shared';

const listeners = new Set<() => void>();
let areNeeded = false;

/** Whether react-toastify is needed yet. */
export const areToastsNeeded = () => areNeeded;

export function watchToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads react-toastify and renders its container. */
export async function loadToasts() {
  areNeeded = true;
  listeners.forEach((listener) => listener());
  return (await import('react-toastify')).toast;
}

/** Shows a toast, unless the same message is visible already. */
export async function notify(type: PendingToast['type'], message: string): Promise<void> {
  const toast = await loadToasts();
  toast(message, { type, toastId: message });
}

export async function clearToasts(): Promise<void> {
  if (!areNeeded) return;
  const { toast } = await import('react-toastify');
  toast.dismiss();
}
