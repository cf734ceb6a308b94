import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { ApplicationCards } from '../features/applications/components/ApplicationCards';
import { FormerApplications } from '../features/applications/components/FormerApplications';
import { OnSiteApplications } from '../features/applications/components/OnSiteApplications';
import { ResumeSection } from '../features/applications/components/ResumeSection';
import { QueuedApplications } from '../features/applications/components/QueuedApplications';
import { useFormer } from '../features/applications/hooks/use-former';
import { useAuth } from '../lib/auth/auth-port';
import { useBrokenSession } from '../lib/auth/broken-session';
import { usePhone } from '../lib/use-phone';
import { CachedNotice } from '../ui/CachedNotice';
import { useTitle } from '@skybil/web/use-title';
import { LoginPrompt } from './LoginPrompt';
import { ProofPrompt } from './ProofPrompt';
import { SignInAgain } from './SignInAgain';
import './page.css';

export default function ApplicationsPage() {
  const { userKey } = useAuth();
  const isBroken = useBrokenSession();
  useTitle(PAGES.applications.title);
  return (
    <div className="container page">
      <h1>Applied Jobs</h1>
      <CachedNotice path="/api/users/applications" />
      {isBroken ? <SignInAgain /> : <LoginPrompt />}
      <ProofPrompt />
      <QueuedApplications />
      {!isBroken && <OwnApplications key={userKey} />}
    </div>
  );
}

function OwnApplications() {
  const isPhone = usePhone();
  const job = useFormer('job');
  const remote = useFormer('remote', isPhone);
  return (
    <>
      <FormerApplications former={job} />
      {isPhone && <FormerApplications former={remote} />}
      <ResumeSection />
      <section className="stack" aria-labelledby="jobs-applied">
        <h2 id="jobs-applied">Jobs Applied</h2>
        {isPhone ? (
          <ApplicationCards labelledBy="jobs-applied" formers={{ job, remote }} />
        ) : (
          <>
            <OnSiteApplications former={job} />
            <p className="no-print">
              <Link className="lone-link" to={PAGES.remoteApplications.path}>
                See your remote applications
              </Link>
            </p>
          </>
        )}
      </section>
    </>
  );
}
