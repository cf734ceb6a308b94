import { useAuth } from '../../../lib/auth/auth-port';
import { Loader } from '../../../ui/Loader';
import { useNext } from '../use-next';

export function HostedSignIn() {
  const { status, signIn } = useAuth();
  const { next } = useNext();
  if (status === 'loading') return <Loader label="Loading the sign-in" />;
  return (
    <button type="button" className="button button--wide" onClick={() => signIn(next)}>
      Log in or sign up
    </button>
  );
}
