import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { postSignOut } from './post-sign-out';
import { setAuth } from './auth-port';
import { readSeekerToken, storeSeekerToken, watchSeekerToken } from './seeker-token';
import { signInPath } from './sign-in-path';

const endSession = () => storeSeekerToken(null);

function signOut() {
  // The request reads the token synchronously. The seeker is signed out here even if the request fails or is slow.
  void postSignOut().catch(() => undefined);
  endSession();
  return Promise.resolve();
}

export function LocalAuthAdapter() {
  const navigate = useNavigate();
  const token = useSyncExternalStore(watchSeekerToken, readSeekerToken);

  useEffect(() => {
    setAuth({
      status: token ? 'signed-in' : 'signed-out',
      userKey: token,
      getToken: () => Promise.resolve(token),
      signIn: (next) => void navigate(signInPath(next)),
      signOut,
      dropSession: endSession,
    });
  }, [token, navigate]);
  useEffect(() => () => setAuth(null), []);

  return null;
}
