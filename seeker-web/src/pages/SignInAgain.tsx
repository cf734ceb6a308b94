import { useLocation } from 'react-router-dom';
import { LoginLink } from '../lib/auth/LoginLink';
import { Notice } from '../ui/Notice';

/** In place of a seeker's data while the session is broken: missing data would look like deleted data. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <Notice title="Sign in again">
      <p className="quiet">Your session has ended. Your resume and your applications are kept.</p>
      <LoginLink className="button" next={pathname + search}>
        Login
      </LoginLink>
    </Notice>
  );
}
