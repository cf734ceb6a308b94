import { useEffect, useState, type ReactNode } from 'react';
import { showPendingToast } from '../lib/pending-toast';

const isAltT = (event: KeyboardEvent) => event.altKey && event.code === 'KeyT';

/** Top right, 5 seconds, Alt+T (SITE-11). Loaded after the first screen. */
export function Toasts() {
  const [container, setContainer] = useState<ReactNode>(null);

  useEffect(() => {
    showPendingToast();
    void import('react-toastify').then(({ ToastContainer }) =>
      setContainer(
        <ToastContainer className="toast-area" position="top-right" autoClose={5000} hotKeys={isAltT} />,
      ),
    );
  }, []);

  return container;
}
