import { useTheme } from '@mui/material';
import { takeToast } from '@skybil/web/pending-toast';
import { showToast } from '@skybil/web/show-toast';
import { TOAST_AREA } from '@skybil/web/toast-area';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { Slide, toast, ToastContainer } from 'react-toastify';

/** react-admin's notification about a form with invalid fields. */
const INVALID_FORM = 'ra.message.invalid_form';

/** The field itself says what is wrong, and nothing else does (SITE-90). */
function focusInvalidField(): boolean {
  const field = document.querySelector<HTMLElement>('form [aria-invalid=true]:not([aria-hidden=true])');
  field?.focus();
  return field !== null;
}

/** Shows react-admin's notifications as toasts, like the seeker site. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const { mode } = useTheme().palette;

  useEffect(() => {
    const stored = takeToast();
    if (stored) showToast(toast, stored);
  }, []);

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (typeof next?.message !== 'string') return;
    if (next.message === INVALID_FORM && focusInvalidField()) return;
    const type = next.type === 'warning' ? 'error' : next.type;
    showToast(toast, { type, message: translate(next.message, next.notificationOptions?.messageArgs) });
  }, [notifications, takeNotification, translate]);

  return <ToastContainer {...TOAST_AREA} transition={Slide} theme={mode} />;
}
