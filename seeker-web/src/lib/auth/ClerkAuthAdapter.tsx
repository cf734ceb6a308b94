import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClerkProvider, useAuth, useClerk, type ClerkProp } from '@clerk/react';
import { setAuth } from './auth-port';

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
    </ClerkProvider>
  );
}

function ClerkBridge() {
  const clerk = useClerk();
  const { isLoaded, isSignedIn, userId, getToken } = useAuth();

  useEffect(() => {
    if (!isLoaded) return setAuth(null);
    const signOut = () => clerk.signOut();
    setAuth({
      status: isSignedIn ? 'signed-in' : 'signed-out',
      userKey: userId ?? null,
      getToken: () => (isSignedIn ? getToken() : Promise.resolve(null)),
      signIn: (next) => void clerk.openSignIn({ fallbackRedirectUrl: next, signUpFallbackRedirectUrl: next }),
      signOut,
      dropSession: () => void signOut(),
      manageAccount: () => void clerk.openUserProfile(),
    });
  }, [clerk, isLoaded, isSignedIn, userId, getToken]);
  useEffect(() => () => setAuth(null), []);

  return null;
}
