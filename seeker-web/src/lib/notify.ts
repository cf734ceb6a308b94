import type { PendingToast } from '@skybil/shared';

/** Shows a toast. The same message is not shown twice at a time. */
export async function notify(type: PendingToast['type'], message: string): Promise<void> {
  const { toast } = await import('react-toastify');
  toast(message, { type, toastId: message });
}

/** Takes all toasts away, for whoever comes next. */
export async function clearToasts(): Promise<void> {
  const { toast } = await import('react-toastify');
  toast.dismiss();
}
