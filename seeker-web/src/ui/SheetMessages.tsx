import { useEffect, useState } from 'react';
import type { PendingToast } from '@skybil/shared';
import { showMessagesWith } from '../lib/notify';

/** The messages of an open sheet, which covers toasts. The newest replaces the one before. */
export function SheetMessages() {
  const [shown, setShown] = useState<PendingToast>();
  useEffect(() => {
    showMessagesWith(setShown);
    return () => showMessagesWith(undefined);
  }, []);
  return (
    <div aria-live="polite">
      {shown && (
        <p
          className={`sheet-message sheet-message--${shown.type}`}
          role={shown.type === 'error' ? 'alert' : undefined}
        >
          {shown.message}
        </p>
      )}
    </div>
  );
}
