import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { storeReceipt, readReceipt } from '@skybil/web/stored-receipt';
import { useTitle } from '@skybil/web/use-title';
import { ChangePassword } from '../features/account/components/ChangePassword';
import { EmailForm } from '../features/account/components/EmailForm';
import { NameForm } from '../features/account/components/NameForm';
import { PhoneForm } from '../features/account/components/PhoneForm';
import { ReceiptsForm } from '../features/account/components/ReceiptsForm';
import { Sessions } from '../features/account/components/Sessions';
import { TwoStep } from '../features/account/components/two-step/TwoStep';
import { useSecondFactor } from '../features/account/api/second-factor';
import { useUser } from '../features/applications/api/get-user';
import { EraseAccount } from '../features/privacy/components/EraseAccount';
import { ErasureReceipt } from '../features/privacy/components/ErasureReceipt';
import { OwnData } from '../features/privacy/components/OwnData';
import { useAuth } from '../lib/auth/auth-port';
import type { Receipt } from '../lib/contract';
import { LoginPrompt } from './LoginPrompt';
import { ProofPrompt } from './ProofPrompt';
import './page.css';

export default function AccountPage() {
  const { data: user, mutate } = useUser();
  const { status, manageAccount, dropSession } = useAuth();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [receipt, setReceipt] = useState(() =>
    new URLSearchParams(search).has('receipt') ? readReceipt<Receipt>() : undefined,
  );
  const { data: secondFactor } = useSecondFactor(manageAccount === undefined);
  useTitle(PAGES.account.title);
  const phone = user && <PhoneForm {...user} onSaved={() => void mutate()} />;
  const receipts = user && <ReceiptsForm {...user} onSaved={() => void mutate()} />;
  return (
    <div className="container page page--narrow">
      <h1>{PAGES.account.title}</h1>
      {receipt ? (
        <ErasureReceipt receipt={receipt} onDone={manageAccount && dropSession} />
      ) : (
        <LoginPrompt>Login to see your account.</LoginPrompt>
      )}
      {status === 'signed-in' && !manageAccount && !receipt && (
        <>
          <ProofPrompt />
          {user && <NameForm {...user} onSaved={() => void mutate()} />}
          {user && <EmailForm {...user} onChanged={mutate} />}
          {phone}
          {receipts}
          <TwoStep />
          <ChangePassword owner={{ person: user?.name, email: user?.email }} />
          <Sessions />
        </>
      )}
      {manageAccount && !receipt && phone}
      {manageAccount && !receipt && receipts}
      {manageAccount && !receipt && (
        <section className="card stack" aria-labelledby="signing-in">
          <h2 id="signing-in">Name, e-mail, password and devices</h2>
          <p>
            The service that signs you in keeps your name, e-mail and password, and knows on which devices you
            are signed in. Change them there; a new name or e-mail comes to this board by itself.
          </p>
          <button type="button" className="button" onClick={manageAccount}>
            Manage account
          </button>
        </section>
      )}
      {status === 'signed-in' && !receipt && (
        <>
          <OwnData />
          <EraseAccount
            isHosted={manageAccount !== undefined}
            asksCode={!manageAccount && secondFactor?.on === true}
            onErased={(given) => {
              storeReceipt(given);
              void navigate({ search: '?receipt' }, { replace: true });
              setReceipt(given);
              // Clerk would navigate away from the receipt when it signs out
              if (!manageAccount) dropSession();
            }}
          />
        </>
      )}
    </div>
  );
}
