import { useLocation } from 'react-router-dom';
import { useAuth } from '../lib/auth/auth-port';
import { LoginLink } from '../lib/auth/LoginLink';

/** The next step for somebody who is not signed in. */
export function LoginPrompt() {
  const { status } = useAuth();
  const { pathname } = useLocation();
  if (status !== 'signed-out') return null;
  return (
    <div className="card row">
      <p>Login to see your resume and your applications.</p>
      <LoginLink className="button" next={pathname}>
        Login
      </LoginLink>
    </div>
  );
}
