import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { OnSiteApplications } from '../features/applications/components/OnSiteApplications';
import { ResumeSection } from '../features/applications/components/ResumeSection';
import { WaitingApplications } from '../features/applications/components/WaitingApplications';
import { useAuth } from '../lib/auth/auth-port';
import { FromWhen } from '../ui/FromWhen';
import { useTitle } from '@skybil/web/use-title';
import { LoginPrompt } from './LoginPrompt';
import { ProofPrompt } from './ProofPrompt';
import './page.css';

export default function ApplicationsPage() {
  const { userKey } = useAuth();
  useTitle(PAGES.applications.title);
  return (
    <div className="container page">
      <h1>Applied Jobs</h1>
      <FromWhen path="/api/users/applications" />
      <LoginPrompt />
      <ProofPrompt />
      <WaitingApplications />
      <ResumeSection key={userKey} />
      <section className="stack" aria-labelledby="jobs-applied">
        <h2 id="jobs-applied">Jobs Applied</h2>
        <OnSiteApplications />
        <p className="no-print">
          <Link className="lone-link" to="/remote-applications">
            See your remote applications
          </Link>
        </p>
      </section>
    </div>
  );
}
