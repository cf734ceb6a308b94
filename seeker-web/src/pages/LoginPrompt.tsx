import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../lib/auth/auth-port';
import { signInPath } from '../lib/auth/sign-in-path';

/** The next step for somebody who is not signed in. */
export function LoginPrompt() {
  const { status } = useAuth();
  const { pathname } = useLocation();
  if (status !== 'signed-out') return null;
  return (
    <div className="card row">
      <p>Login to see your resume and your applications.</p>
      <Link className="button" to={signInPath(pathname)}>
        Login
      </Link>
    </div>
  );
}
