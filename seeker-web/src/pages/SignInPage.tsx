import { PAGES } from '@skybil/shared';
import { Navigate } from 'react-router-dom';
import { HostedSignIn } from '../features/session/components/HostedSignIn';
import { SignInForm } from '../features/session/components/SignInForm';
import { useNext } from '../features/session/use-next';
import { useAuth } from '../lib/auth/auth-port';
import { useBoardConfig } from '../lib/board-config';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function SignInPage() {
  const { authMode } = useBoardConfig();
  const { status } = useAuth();
  const { next } = useNext();
  useTitle(PAGES.signIn.title);
  // Apply Now links here until the sign-in state is known
  if (status === 'signed-in') return <Navigate to={next} replace />;
  return (
    <div className="container page page--narrow">
      <h1>Login</h1>
      {authMode === 'clerk' ? <HostedSignIn /> : <SignInForm />}
    </div>
  );
}
