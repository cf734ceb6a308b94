import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClerkFailed, ClerkProvider, useAuth, useClerk, type ClerkProp } from '@clerk/react';
import { MESSAGES } from '@skybil/shared';
import { notify } from '../notify';
import { setAuth } from './auth-port';
import { postSignOut } from './post-sign-out';

interface ClerkAuthAdapterProps {
  publishableKey: string;
  /** Replaces Clerk's script in tests. */
  clerk?: ClerkProp;
}

export default function ClerkAuthAdapter({ publishableKey, clerk }: ClerkAuthAdapterProps) {
  const navigate = useNavigate();
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      Clerk={clerk}
      routerPush={(to) => void navigate(to)}
      routerReplace={(to) => void navigate(to, { replace: true })}
      signInUrl="/sign-in"
      signUpUrl="/sign-up"
      afterSignOutUrl="/"
    >
      <ClerkBridge />
      <ClerkFailed>
        <ClerkUnreachable />
      </ClerkFailed>
    </ClerkProvider>
  );
}

function ClerkBridge() {
  const clerk = useClerk();
  const { isLoaded, isSignedIn, userId, getToken } = useAuth();

  useEffect(() => {
    if (!isLoaded) return setAuth(null);
    // the board is told first, while there still is a token; Clerk signs out even if that call fails
    const signOut = async () => {
      await postSignOut().catch(() => undefined);
      await clerk.signOut();
    };
    setAuth({
      status: isSignedIn ? 'signed-in' : 'signed-out',
      userKey: userId ?? null,
      getToken: () => (isSignedIn ? getToken() : Promise.resolve(null)),
      signIn: (next) => void clerk.openSignIn({ fallbackRedirectUrl: next, signUpFallbackRedirectUrl: next }),
      signOut,
      dropSession: () => void clerk.signOut(),
      manageAccount: () => void clerk.openUserProfile(),
    });
  }, [clerk, isLoaded, isSignedIn, userId, getToken]);
  useEffect(() => () => setAuth(null), []);

  return null;
}

/** Without Clerk's script the site works for a visitor. Signing in shows a message. */
function ClerkUnreachable() {
  useEffect(() => {
    setAuth({
      status: 'signed-out',
      isUnreachable: true,
      userKey: null,
      getToken: () => Promise.resolve(null),
      signIn: () => void notify('error', MESSAGES.unreachable),
      signOut: () => Promise.resolve(),
      dropSession: () => undefined,
    });
  }, []);

  return null;
}
