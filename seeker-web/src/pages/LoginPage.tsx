import { useEffect, useRef } from 'react';
import { PAGES } from '@skybil/shared';
import { useRecruiterDialog } from '../features/recruiter/hooks/use-recruiter-dialog';
import { LoginLink } from '../lib/auth/LoginLink';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function LoginPage() {
  const { open } = useRecruiterDialog();
  const opened = useRef(false);
  useTitle(PAGES.login.title);

  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    open();
  });

  return (
    <div className="container page">
      <h1>Login</h1>
      <div className="two-ways">
        <section className="card">
          <h2>Job seekers</h2>
          <p className="quiet">Apply to jobs and follow your applications.</p>
          <LoginLink className="button" next="/">
            Login
          </LoginLink>
        </section>
        <section className="card">
          <h2>Recruiters</h2>
          <p className="quiet">Post jobs and decide on applicants.</p>
          <button type="button" className="button button--plain" onClick={open}>
            Recruiter Login
          </button>
        </section>
      </div>
    </div>
  );
}
