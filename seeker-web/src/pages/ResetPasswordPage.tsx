import { useNavigate, useSearchParams } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { ResetFlow } from '../features/reset/components/ResetFlow';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function ResetPasswordPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const seeker = params.get('for') === 'seeker';
  useTitle(PAGES.resetPassword.title);
  return (
    <div className="container page page--narrow">
      <h1>Reset password</h1>
      <ResetFlow
        key={String(seeker)}
        audience={seeker ? 'seeker' : 'recruiter'}
        onDone={() => void navigate(seeker ? '/sign-in' : '/login')}
      />
    </div>
  );
}
