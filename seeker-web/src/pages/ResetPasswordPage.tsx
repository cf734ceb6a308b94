import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { storeCompanyToken } from '@skybil/web/company-token';
import { storeToast } from '@skybil/web/pending-toast';
import { postLogin } from '../features/recruiter/api/post-login';
import { ResetFlow } from '../features/reset/components/ResetFlow';
import type { AfterReset } from '../features/reset/hooks/use-reset';
import { readResetLink } from '../features/reset/reset-link';
import { postSignIn } from '../features/session/api/post-sign-in';
import { useNext } from '../features/session/use-next';
import { openPage } from '../lib/open-page';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function ResetPasswordPage() {
  const navigate = useNavigate();
  const { query, enter } = useNext();
  const [params] = useSearchParams();
  const seeker = params.get('for') === 'seeker';
  const { pathname, search, hash } = useLocation();
  const [link] = useState(() => readResetLink(hash));
  // removes the secret from the address and the history
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  useTitle(PAGES.resetPassword.title);

  const asSeeker: AfterReset = {
    signIn: postSignIn,
    onSignedIn: enter,
    onLeave: () => void navigate(`/sign-in${query}`),
  };
  const asRecruiter: AfterReset = {
    signIn: (account) => postLogin({ ...account, rememberMe: false }),
    onSignedIn: ({ token, message }) => {
      storeCompanyToken(token);
      storeToast({ type: 'success', message });
      openPage('/dashboard');
    },
    onLeave: () => void navigate('/login'),
  };

  return (
    <div className="container page page--narrow">
      <h1>Reset password</h1>
      <ResetFlow
        key={String(seeker)}
        link={link}
        audience={seeker ? 'seeker' : 'recruiter'}
        {...(seeker ? asSeeker : asRecruiter)}
      />
    </div>
  );
}
