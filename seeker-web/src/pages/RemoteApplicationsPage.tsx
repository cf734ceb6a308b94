import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { RemoteApplications } from '../features/applications/components/RemoteApplications';
import { WaitingApplications } from '../features/applications/components/WaitingApplications';
import { FromWhen } from '../ui/FromWhen';
import { useTitle } from '@skybil/web/use-title';
import { LoginPrompt } from './LoginPrompt';
import { ProofPrompt } from './ProofPrompt';
import './page.css';

export default function RemoteApplicationsPage() {
  useTitle(PAGES.remoteApplications.title);
  return (
    <div className="container page">
      <h1>Remote Jobs Applied</h1>
      <FromWhen path="/api/users/remote-applications" />
      <LoginPrompt />
      <ProofPrompt />
      <WaitingApplications />
      <RemoteApplications />
      <p className="no-print">
        <Link className="lone-link" to="/applications">
          See your resume and on-site applications
        </Link>
      </p>
    </div>
  );
}
