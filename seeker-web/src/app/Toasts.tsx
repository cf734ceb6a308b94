import { useEffect, useState, type ReactNode } from 'react';
import { takeToast } from '@skybil/web/pending-toast';
import { TOAST_AREA } from '@skybil/web/toast-area';
import { notify } from '../lib/notify';

/** Loaded after the first screen. */
export function Toasts() {
  const [container, setContainer] = useState<ReactNode>(null);

  useEffect(() => {
    const left = takeToast();
    if (left) void notify(left.type, left.message);
    void import('react-toastify').then(({ ToastContainer }) =>
      setContainer(<ToastContainer className="toast-area" {...TOAST_AREA} />),
    );
  }, []);

  return container;
}
