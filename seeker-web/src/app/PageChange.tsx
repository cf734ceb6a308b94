import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsPosition } from '../lib/keep-position';

/** A new page starts at its top, with the keyboard in its content; Back keeps the place. */
export function PageChange() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const kind = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind !== 'POP' && keepsPosition(state)) return;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, state, kind]);

  return null;
}
