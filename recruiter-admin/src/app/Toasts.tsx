import { useTheme } from '@mui/material';
import type { PendingToast } from '@skybil/shared';
import { takeToast } from '@skybil/web/pending-toast';
import { TOAST_AREA } from '@skybil/web/toast-area';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { toast, ToastContainer } from 'react-toastify';

/** The message is the toast's id, so that it is shown once even if several calls fail with it. */
function show({ type, message }: PendingToast): void {
  toast(message, { type, toastId: `${type}: ${message}` });
}

/** Shows react-admin's notifications as toasts, like the seeker site. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const { mode } = useTheme().palette;

  useEffect(() => {
    const stored = takeToast();
    if (stored) show(stored);
  }, []);

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (typeof next?.message !== 'string') return;
    const type = next.type === 'warning' ? 'error' : next.type;
    show({ type, message: translate(next.message, next.notificationOptions?.messageArgs) });
  }, [notifications, takeNotification, translate]);

  return <ToastContainer {...TOAST_AREA} theme={mode} />;
}
