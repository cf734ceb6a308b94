import { useSearchParams } from 'react-router-dom';
import { type JobKind, PAGES } from '@skybil/shared';
import { ApplicationCards } from '../features/applications/components/ApplicationCards';
import { ApplicationViews, ON_SITE } from '../features/applications/components/ApplicationViews';
import { AppliedJobs } from '../features/applications/components/AppliedJobs';
import { FormerApplications } from '../features/applications/components/FormerApplications';
import { QueuedApplications } from '../features/applications/components/QueuedApplications';
import { RemoteApplications } from '../features/applications/components/RemoteApplications';
import { ResumeSection } from '../features/applications/components/ResumeSection';
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

/** The heading of the list. */
const LIST = 'jobs-applied';

/** One list (APPLY-30). The address of the remote ones is older than the list. */
export default function ApplicationsPage({ isRemote = false }: { isRemote?: boolean }) {
  const { userKey } = useAuth();
  const isBroken = useBrokenSession();
  useTitle((isRemote ? PAGES.remoteApplications : PAGES.applications).title);
  return (
    <div className="container page">
      {isRemote ? <h1 id={LIST}>Remote Jobs Applied</h1> : <h1>Applied Jobs</h1>}
      <CachedNotice path="/api/users/all-applications" />
      {isBroken ? <SignInAgain /> : <LoginPrompt />}
      <ProofPrompt />
      <QueuedApplications />
      {!isBroken && <OwnApplications key={userKey} isRemote={isRemote} />}
    </div>
  );
}

function OwnApplications({ isRemote }: { isRemote: boolean }) {
  const isPhone = usePhone();
  const isOnSite = useSearchParams()[0].get('kind') === ON_SITE;
  const kind: JobKind | undefined = isRemote ? 'remote' : isOnSite ? 'job' : undefined;
  const formers = { job: useFormer('job'), remote: useFormer('remote') };
  return (
    <>
      {kind !== 'remote' && <FormerApplications former={formers.job} />}
      {kind !== 'job' && <FormerApplications former={formers.remote} />}
      {!isRemote && <ResumeSection />}
      <section className="stack" aria-labelledby={LIST}>
        {!isRemote && <h2 id={LIST}>Jobs Applied</h2>}
        <ApplicationViews shown={kind} />
        {isPhone ? (
          <ApplicationCards labelledBy={LIST} kind={kind} formers={formers} />
        ) : isRemote ? (
          <RemoteApplications formers={formers} />
        ) : (
          <AppliedJobs kind={kind} formers={formers} />
        )}
      </section>
    </>
  );
}
