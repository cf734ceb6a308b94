import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { storeCompanyToken } from '@skybil/web/company-token';
import { storeToast } from '@skybil/web/pending-toast';
import { postLogin } from '../features/recruiter/api/post-login';
import { ResetFlow } from '../features/reset/components/ResetFlow';
import type { ResetAccount } from '../features/reset/hooks/use-reset';
import { readResetLink } from '../features/reset/reset-link';
import { postSignIn } from '../features/session/api/post-sign-in';
import { useNext } from '../features/session/use-next';
import { notify } from '../lib/notify';
import { openPage } from '../lib/open-page';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function ResetPasswordPage() {
  const navigate = useNavigate();
  const { enter } = useNext();
  const [params] = useSearchParams();
  const seeker = params.get('for') === 'seeker';
  const { pathname, search, hash } = useLocation();
  const [link] = useState(() => readResetLink(hash));
  // removes the secret from the address and the history
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  useTitle(PAGES.resetPassword.title);

  async function signInSeeker({ email, password, message }: ResetAccount) {
    const session = await postSignIn({ email, password }).catch(() => undefined);
    if (session) return enter({ ...session, message });
    void notify('success', message);
    await navigate('/sign-in');
  }
  async function signInRecruiter({ email, password, message }: ResetAccount) {
    const session = await postLogin({ email, password, rememberMe: false }).catch(() => undefined);
    if (!session) {
      void notify('success', message);
      return navigate('/login');
    }
    storeCompanyToken(session.token);
    storeToast({ type: 'success', message });
    openPage('/dashboard');
  }

  return (
    <div className="container page page--narrow">
      <h1>Reset password</h1>
      <ResetFlow
        key={String(seeker)}
        link={link}
        audience={seeker ? 'seeker' : 'recruiter'}
        onDone={seeker ? signInSeeker : signInRecruiter}
      />
    </div>
  );
}
