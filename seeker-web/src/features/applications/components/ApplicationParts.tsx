import { type ReactNode, useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { fileSize, jobPath, reportPath, statusForSeeker } from '@skybil/shared';
import { FileIcon } from '../../../ui/icons';
import type { Application } from '../../../lib/contract';
import { whatIsNext } from '../application-steps';
import type { Former } from '../hooks/use-former';
import { AdvertChanges } from './AdvertChanges';
import { ApplicationSteps } from './ApplicationSteps';
import { FormerRow } from './FormerApplications';
import { StatusBadge } from './StatusBadge';
import { WithdrawApplication } from './WithdrawApplication';

/** The advert may be hidden by now; its page says so. */
export function AppliedTitle({ kind, jobId }: Application) {
  return jobId ? <Link to={jobPath(kind, jobId._id)}>{jobId.title}</Link> : <>Job no longer listed</>;
}

function ReportLink({ kind, jobId }: Application) {
  if (!jobId) return null;
  return (
    <Link
      className="lone-link small no-print"
      to={reportPath(kind, jobId._id)}
      aria-label={`Report this job: ${jobId.title}`}
    >
      Report this job
    </Link>
  );
}

interface AppliedStatusProps {
  application: Application;
  former: Former;
  /** Stands below the steps. */
  children?: ReactNode;
}

export function AppliedStatus({ application, former, children }: AppliedStatusProps) {
  const [now] = useState(() => Date.now());
  return (
    <>
      <StatusBadge status={statusForSeeker(application, now)} />
      <span className="applications__words-of-status">{whatIsNext(application, now)}</span>
      <ApplicationSteps application={application} now={now} />
      {children}
      <AdvertChanges {...application} />
      {application.note && <p className="applications__note">{application.note}</p>}
      {application.nextStep && (
        <p className="applications__note">
          <strong>What happens next:</strong> {application.nextStep}
        </p>
      )}
      {application.warnedAt && (
        <p className="applications__warning">
          This job looks like fraud. <strong>Send no money and no papers</strong>, and do not answer its
          messages.
        </p>
      )}
      <WithdrawApplication application={application} now={now} />
      <ReportLink {...application} />
      {application.former && <FormerRow former={former} application={application} />}
    </>
  );
}

export function CertificateLink({ certificate, certificateBytes, jobId }: Application) {
  if (!certificate) return <>–</>;
  return (
    <a
      className="applications__link"
      href={certificate}
      target="_blank"
      rel="noopener"
      // starts with the visible text, as voice control needs it
      aria-label={`Certificate${certificateBytes ? ` ${fileSize(certificateBytes)}` : ''} for ${jobId?.title ?? 'this job'}`}
    >
      <FileIcon />
      <span>Certificate</span>{' '}
      {certificateBytes && <span className="small">{fileSize(certificateBytes)}</span>}
    </a>
  );
}

/** Marks the application that the address names, and scrolls to it. */
export function useMarked() {
  const [params] = useSearchParams();
  const sent = params.get('sent');
  const show = useCallback((element: Element | null) => element?.scrollIntoView({ block: 'center' }), []);
  return ({ jobId }: Application) =>
    sent !== null && jobId?._id === sent ? { 'aria-current': true as const, ref: show } : {};
}
