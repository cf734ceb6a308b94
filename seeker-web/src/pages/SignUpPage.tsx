import { PAGES } from '@skybil/shared';
import { HostedSignIn } from '../features/session/components/HostedSignIn';
import { SignUpForm } from '../features/session/components/SignUpForm';
import { useBoardConfig } from '../lib/board-config';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function SignUpPage() {
  const { authMode } = useBoardConfig();
  useTitle(PAGES.signUp.title);
  return (
    <div className="container page page--narrow">
      <h1>Create your account</h1>
      {authMode === 'clerk' ? <HostedSignIn /> : <SignUpForm />}
    </div>
  );
}
