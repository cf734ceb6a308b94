import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { FormerApplications } from '../features/applications/components/FormerApplications';
import { RemoteApplications } from '../features/applications/components/RemoteApplications';
import { QueuedApplications } from '../features/applications/components/QueuedApplications';
import { useFormer } from '../features/applications/hooks/use-former';
import { CachedNotice } from '../ui/CachedNotice';
import { useTitle } from '@skybil/web/use-title';
import { LoginPrompt } from './LoginPrompt';
import { ProofPrompt } from './ProofPrompt';
import './page.css';

export default function RemoteApplicationsPage() {
  const former = useFormer('remote');
  useTitle(PAGES.remoteApplications.title);
  return (
    <div className="container page">
      <h1>Remote Jobs Applied</h1>
      <CachedNotice path="/api/users/remote-applications" />
      <LoginPrompt />
      <ProofPrompt />
      <QueuedApplications />
      <FormerApplications former={former} />
      <RemoteApplications former={former} />
      <p className="no-print">
        <Link className="lone-link" to="/applications">
          See your resume and on-site applications
        </Link>
      </p>
    </div>
  );
}
