import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { takeToast } from '@skybil/web/pending-toast';
import { areToastsNeeded, importToasts, notify, watchToasts } from '../lib/notify';

const ToastArea = lazy(importToasts);

/** react-toastify is loaded with the first message. */
export function Toasts() {
  const areNeeded = useSyncExternalStore(watchToasts, areToastsNeeded, () => false);

  useEffect(() => {
    const stored = takeToast();
    if (stored) void notify(stored.type, stored.message);
  }, []);

  if (!areNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
