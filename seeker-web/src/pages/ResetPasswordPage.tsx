import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { ResetFlow } from '../features/reset/components/ResetFlow';
import { readResetLink } from '../features/reset/reset-link';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function ResetPasswordPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const seeker = params.get('for') === 'seeker';
  const { pathname, search, hash } = useLocation();
  const [link] = useState(() => readResetLink(hash));
  // removes the secret from the address and the history
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  useTitle(PAGES.resetPassword.title);
  return (
    <div className="container page page--narrow">
      <h1>Reset password</h1>
      <ResetFlow
        key={String(seeker)}
        link={link}
        audience={seeker ? 'seeker' : 'recruiter'}
        onDone={() => void navigate(seeker ? '/sign-in' : '/login')}
      />
    </div>
  );
}
