import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The address is what boxes, chips and pages show, so they follow it at once. Wrapped in a transition, as the router
 * would have it, a ticked box falls back until React finds the time, and a second tick forgets the first.
 */
export function BoardRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
