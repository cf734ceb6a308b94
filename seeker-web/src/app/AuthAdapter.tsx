import { useEffect, useState, type ReactNode } from 'react';
import { useBoardConfig } from '../lib/board-config';

/** Loads the one adapter this board uses. It stands beside the pages, which do not wait for it. */
export function AuthAdapter() {
  const { authMode, clerkPublishableKey } = useBoardConfig();
  const [adapter, setAdapter] = useState<ReactNode>(null);

  useEffect(() => {
    if (authMode === 'clerk') {
      void import('../lib/auth/ClerkAuthAdapter').then(({ default: Clerk }) =>
        setAdapter(<Clerk publishableKey={clerkPublishableKey} />),
      );
    } else {
      void import('../lib/auth/LocalAuthAdapter').then(({ default: Local }) => setAdapter(<Local />));
    }
  }, [authMode, clerkPublishableKey]);

  return adapter;
}
