import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsPosition } from '../lib/keep-position';

/** Scrolls a new page to its top and moves the focus to its content. On Back the browser restores the position. */
export function PageChange() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType !== 'POP' && keepsPosition(state)) return;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, state, navigationType]);

  return null;
}
