import type { PendingToast } from '@skybil/shared';

const listeners = new Set<() => void>();
let areWanted = false;

/** Whether there has been a message: before that nothing of toasts is loaded. */
export const areToastsWanted = () => areWanted;

export function watchToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads what shows toasts, and the place where they stand. */
export async function loadToasts() {
  areWanted = true;
  listeners.forEach((listener) => listener());
  return (await import('react-toastify')).toast;
}

/** Shows a toast. The same message is not shown twice at a time. */
export async function notify(type: PendingToast['type'], message: string): Promise<void> {
  const toast = await loadToasts();
  toast(message, { type, toastId: message });
}

/** Takes all toasts away, for whoever comes next. */
export async function clearToasts(): Promise<void> {
  if (!areWanted) return;
  const { toast } = await import('react-toastify');
  toast.dismiss();
}
