import { useEffect, useState, type ReactNode } from 'react';
import { LocalAuthAdapter } from '../lib/auth/LocalAuthAdapter';
import { useBoardConfig } from '../lib/board-config';
import { useInBrowser } from '../lib/in-browser';

/** The one adapter this board uses. It stands beside the pages, which do not wait for it; Clerk's is loaded. */
export function AuthAdapter() {
  const { authMode, clerkPublishableKey } = useBoardConfig();
  const inBrowser = useInBrowser();
  const [clerk, setClerk] = useState<ReactNode>(null);

  useEffect(() => {
    if (authMode !== 'clerk') return;
    void import('../lib/auth/ClerkAuthAdapter').then(({ default: Clerk }) =>
      setClerk(<Clerk publishableKey={clerkPublishableKey} />),
    );
  }, [authMode, clerkPublishableKey]);

  // who is here is known to no server, and to a browser once it has taken the page over
  return authMode === 'clerk' ? clerk : inBrowser && <LocalAuthAdapter />;
}
