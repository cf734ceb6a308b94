import { useState } from 'react';
import { MESSAGES } from '@skybil/shared';
import { useApplications } from '../features/applications/api/get-applications';
import { useUser } from '../features/applications/api/get-user';
import type { ApplyState } from '../features/applications/hooks/use-apply';
import { ApplyForm } from '../features/applications/sheet/ApplyForm';
import { lastWithCertificate } from '../features/applications/sheet/LastCertificate';
import { SentPart, SENT_TITLES } from '../features/applications/sheet/SentPart';
import { SheetJob } from '../features/applications/sheet/SheetJob';
import { useCertificate } from '../features/applications/sheet/use-certificate';
import { type Outcome, useSendApplication } from '../features/applications/sheet/use-send-application';
import { useJob } from '../features/job-page/api/get-job';
import { SimilarJobs } from '../features/job-page/components/SimilarJobs';
import { ScamHint } from '../features/reports/components/ScamHint';
import { useAuth } from '../lib/auth/auth-port';
import type { Job } from '../lib/contract';
import { Loader } from '../ui/Loader';
import { Sheet } from '../ui/Sheet';
import { AccountInSheet } from './AccountInSheet';
import { CLOSED_TITLE, ClosedJob } from './ClosedJob';
import { ProofPrompt } from './ProofPrompt';

/** Applying in one place: sign-in, documents, sending and what comes next (APPLY-32). */
export default function ApplySheet({ job, state }: { job: Job; state: ApplyState }) {
  const { status } = useAuth();
  const { data: user } = useUser();
  const { certificate: file, choose } = useCertificate(job._id);
  const applications = useApplications().data;
  const last = lastWithCertificate(applications);
  const [sendsLast, setSendsLast] = useState(false);
  const certificate = last && sendsLast ? 'last' : file;
  const { mutate: refreshJob } = useJob(job.kind, job._id);
  const [wasClosed, setWasClosed] = useState(false);
  const forget = () => choose(undefined);
  const sending = useSendApplication(job, certificate, forget, () => {
    forget();
    setWasClosed(true);
    void refreshJob();
  });
  const earlier = applications?.find(({ jobId }) => jobId?._id === job._id);
  const outcome: Outcome | undefined =
    sending.outcome ?? (state.queued ? 'waits' : earlier && (earlier.held ? 'held' : 'sent'));
  const isFirst = applications?.every(({ jobId }) => jobId?._id === job._id);
  const isClosed = !outcome && (wasClosed || job.closedAs !== undefined);

  return (
    <Sheet title={isClosed ? CLOSED_TITLE : titleOf(outcome, status === 'signed-out')} onClose={state.close}>
      <SheetJob job={job} />
      {isClosed ? (
        <ClosedJob job={job} />
      ) : status === 'loading' ? (
        <Loader label="Loading your account" />
      ) : status === 'signed-out' ? (
        <AccountInSheet job={job} onLeave={state.close} />
      ) : outcome ? (
        <>
          <SentPart job={job} outcome={outcome} email={user?.email}>
            {outcome === 'held' && <ProofPrompt />}
            {isFirst && <ScamHint />}
          </SentPart>
          <SimilarJobs job={job} />
        </>
      ) : (
        <ApplyForm
          job={job}
          sending={sending}
          certificate={certificate}
          last={last}
          onChoose={choose}
          onChooseLast={setSendsLast}
        />
      )}
    </Sheet>
  );
}

function titleOf(outcome: Outcome | undefined, isSignedOut: boolean): string {
  if (isSignedOut) return MESSAGES.loginToApply;
  return outcome ? SENT_TITLES[outcome] : 'Apply for this job';
}
