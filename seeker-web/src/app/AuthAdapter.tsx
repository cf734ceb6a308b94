import { useEffect, useState, type ReactNode } from 'react';
import { LocalAuthAdapter } from '../lib/auth/LocalAuthAdapter';
import { useBoardConfig } from '../lib/board-config';
import { useInBrowser } from '../lib/in-browser';

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

  // the server does not know who is signed in, so the first render must not either
  return authMode === 'clerk' ? clerk : inBrowser && <LocalAuthAdapter />;
}
