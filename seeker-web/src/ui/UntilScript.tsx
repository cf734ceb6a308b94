import type { ReactNode } from 'react';
import { useInBrowser } from '../lib/in-browser';

/** What stands in for a script: gone once it is there, and seen only when it does not come, as in a browser too old for it. */
export function UntilScript({ children }: { children: ReactNode }) {
  return useInBrowser() ? null : <div className="until-script">{children}</div>;
}
