import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * Checkboxes, chips and pages are derived from the address, so they must update at once. By default the router updates inside
 * a transition: a ticked box would fall back until React has time, and a second quick click would overwrite the first.
 */
export function BoardRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
