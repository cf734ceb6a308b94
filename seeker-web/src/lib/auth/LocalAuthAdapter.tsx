import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { postSignOut } from './post-sign-out';
import { setAuth } from './auth-port';
import { readSeekerToken, storeSeekerToken, watchSeekerToken } from './seeker-token';
import { signInPath } from './sign-in-path';

const endSession = () => storeSeekerToken(null);

function signOut() {
  // The call takes its token at once. The person is signed out here even when the server cannot be told, or is slow.
  void postSignOut().catch(() => undefined);
  endSession();
  return Promise.resolve();
}

/** The board's own sign-in: pages /sign-in and /sign-up, a session token in local storage. */
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
