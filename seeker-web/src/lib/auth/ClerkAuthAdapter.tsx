import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClerkFailed, ClerkProvider, useAuth, useClerk, type ClerkProp } from '@clerk/react';
import { MESSAGES } from '@skybil/shared';
import { notify } from '../notify';
import { setAuth } from './auth-port';
import { postSignOut } from './post-sign-out';

interface ClerkAuthAdapterProps {
  publishableKey: string;
  /** Stands in for the script that is otherwise loaded from Clerk. */
  clerk?: ClerkProp;
}

/** Clerk's hosted sign-in. */
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
    // the board is told first, while there is a token to tell it with; Clerk's end counts also when it cannot be
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

/** Clerk's script did not load: the board goes on for a visitor, who is told so on asking to sign in. */
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
