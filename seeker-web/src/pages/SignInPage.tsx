import { PAGES } from '@skybil/shared';
import { HostedSignIn } from '../features/session/components/HostedSignIn';
import { SignInForm } from '../features/session/components/SignInForm';
import { useBoardConfig } from '../lib/board-config';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function SignInPage() {
  const { authMode } = useBoardConfig();
  useTitle(PAGES.signIn.title);
  return (
    <div className="container page page--narrow">
      <h1>Login</h1>
      {authMode === 'clerk' ? <HostedSignIn /> : <SignInForm />}
    </div>
  );
}
