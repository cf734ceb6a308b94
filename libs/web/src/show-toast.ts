import type { PendingToast } from '@skybil/shared';

interface ToastLibrary {
  (message: string, options: Pick<PendingToast, 'type'>): string | number;
  dismiss(): void;
  isActive(id: string | number): boolean;
}

let shown: { id: string | number; message: string } | undefined;

/** Replaces the toast that is visible, unless it has the same message (SITE-11). */
export function showToast(toast: ToastLibrary, { type, message }: PendingToast): void {
  if (shown?.message === message && toast.isActive(shown.id)) return;
  toast.dismiss();
  shown = { message, id: toast(message, { type }) };
}
