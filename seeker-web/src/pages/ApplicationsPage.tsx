import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { FormerApplications } from '../features/applications/components/FormerApplications';
import { OnSiteApplications } from '../features/applications/components/OnSiteApplications';
import { ResumeSection } from '../features/applications/components/ResumeSection';
import { QueuedApplications } from '../features/applications/components/QueuedApplications';
import { useFormer } from '../features/applications/hooks/use-former';
import { useAuth } from '../lib/auth/auth-port';
import { CachedNotice } from '../ui/CachedNotice';
import { useTitle } from '@skybil/web/use-title';
import { LoginPrompt } from './LoginPrompt';
import { ProofPrompt } from './ProofPrompt';
import './page.css';

export default function ApplicationsPage() {
  const { userKey } = useAuth();
  const former = useFormer('job');
  useTitle(PAGES.applications.title);
  return (
    <div className="container page">
      <h1>Applied Jobs</h1>
      <CachedNotice path="/api/users/applications" />
      <LoginPrompt />
      <ProofPrompt />
      <QueuedApplications />
      <FormerApplications former={former} />
      <ResumeSection key={userKey} />
      <section className="stack" aria-labelledby="jobs-applied">
        <h2 id="jobs-applied">Jobs Applied</h2>
        <OnSiteApplications former={former} />
        <p className="no-print">
          <Link className="lone-link" to="/remote-applications">
            See your remote applications
          </Link>
        </p>
      </section>
    </div>
  );
}
