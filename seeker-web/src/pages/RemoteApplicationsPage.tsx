import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { ApplicationCards } from '../features/applications/components/ApplicationCards';
import { FormerApplications } from '../features/applications/components/FormerApplications';
import { RemoteApplications } from '../features/applications/components/RemoteApplications';
import { QueuedApplications } from '../features/applications/components/QueuedApplications';
import { useFormer } from '../features/applications/hooks/use-former';
import { useBrokenSession } from '../lib/auth/broken-session';
import { usePhone } from '../lib/use-phone';
import { CachedNotice } from '../ui/CachedNotice';
import { useTitle } from '@skybil/web/use-title';
import { LoginPrompt } from './LoginPrompt';
import { ProofPrompt } from './ProofPrompt';
import { SignInAgain } from './SignInAgain';
import './page.css';

const HEADING = 'remote-jobs-applied';

export default function RemoteApplicationsPage() {
  const remote = useFormer('remote');
  const isPhone = usePhone();
  const isBroken = useBrokenSession();
  useTitle(PAGES.remoteApplications.title);
  return (
    <div className="container page">
      <h1 id={HEADING}>Remote Jobs Applied</h1>
      <CachedNotice path="/api/users/remote-applications" />
      {isBroken ? <SignInAgain /> : <LoginPrompt />}
      <ProofPrompt />
      <QueuedApplications />
      <FormerApplications former={remote} />
      {!isBroken &&
        (isPhone ? (
          <ApplicationCards labelledBy={HEADING} formers={{ remote }} />
        ) : (
          <RemoteApplications former={remote} />
        ))}
      <p className="no-print">
        <Link className="lone-link" to={PAGES.applications.path}>
          See your resume and on-site applications
        </Link>
      </p>
    </div>
  );
}
