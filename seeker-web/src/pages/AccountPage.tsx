import { PAGES } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';
import { ChangePassword } from '../features/account/components/ChangePassword';
import { Sessions } from '../features/account/components/Sessions';
import { useUser } from '../features/applications/api/get-user';
import { useAuth } from '../lib/auth/auth-port';
import { LoginPrompt } from './LoginPrompt';
import './page.css';

export default function AccountPage() {
  const { status, manageAccount } = useAuth();
  const { data: user } = useUser();
  useTitle(PAGES.account.title);
  return (
    <div className="container page page--narrow">
      <h1>{PAGES.account.title}</h1>
      <LoginPrompt>Login to see your account.</LoginPrompt>
      {status === 'signed-in' && !manageAccount && (
        <>
          <Sessions />
          <ChangePassword owner={{ person: user?.name, email: user?.email }} />
        </>
      )}
      {manageAccount && (
        <section className="card stack" aria-labelledby="signing-in">
          <h2 id="signing-in">Password and devices</h2>
          <p>
            The service that signs you in keeps your password, and knows on which devices you are signed in.
          </p>
          <button type="button" className="button" onClick={manageAccount}>
            Manage account
          </button>
        </section>
      )}
    </div>
  );
}
