import { useLocation } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { EmailProofLink } from '../features/email-proof/components/EmailProofLink';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function VerifyEmailPage() {
  const { hash } = useLocation();
  useTitle(PAGES.verifyEmail.title);
  return (
    <div className="container page page--narrow">
      <h1>{PAGES.verifyEmail.title}</h1>
      <EmailProofLink token={hash.slice(1)} />
    </div>
  );
}
