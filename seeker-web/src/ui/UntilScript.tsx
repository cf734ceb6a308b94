import type { ReactNode } from 'react';
import { useInBrowser } from '../lib/in-browser';

/** Replacement for controls that need the script. CSS shows it only if the script is missing or does not load. */
export function UntilScript({ children }: { children: ReactNode }) {
  return useInBrowser() ? null : <div className="until-script">{children}</div>;
}
