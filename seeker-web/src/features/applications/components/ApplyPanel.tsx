import { Link } from 'react-router-dom';
import { jobPath, MESSAGES, PAGES } from '@skybil/shared';
import { PdfPicker } from '../../../ui/PdfPicker';
import { useAuth } from '../../../lib/auth/auth-port';
import { LoginLink } from '../../../lib/auth/LoginLink';
import type { Job } from '../../../lib/contract';
import type { ApplyState } from '../hooks/use-apply';
import { ApplyButton } from './ApplyButton';
import { SourceLink } from './SourceLink';

export function ApplyPanel({ job, state }: { job: Job; state: ApplyState }) {
  const { status } = useAuth();
  if (job.sourceUrl) {
    return (
      <div className="stack">
        <div className="row">
          <SourceLink job={job} />
        </div>
        <p className="quiet small">
          This advert comes from {job.sourceName ?? 'another site'}; you apply there, and its answer comes
          from there.
          {job.otherSources?.map(({ sourceUrl, sourceName }) => (
            <span key={sourceUrl}>
              {' '}
              Also at <a href={sourceUrl}>{sourceName}</a>.
            </span>
          ))}
        </p>
      </div>
    );
  }
  return (
    <div className="stack">
      {job.kind === 'remote' && !state.applied && !state.queued && (
        <PdfPicker
          label="Choose your certificate (PDF)"
          file={state.certificate}
          onPick={state.setCertificate}
        />
      )}
      <noscript>
        <p>To apply, turn on JavaScript in your browser and load this page again.</p>
      </noscript>
      <div className="row">
        <ApplyButton job={job} state={state} />{' '}
        {job.kind === 'remote' && (
          <Link className="button button--plain" to="/remote-applications">
            Certified
          </Link>
        )}{' '}
        {status !== 'signed-in' && (
          // reserves its space until the sign-in state is known
          <span className={`needs-script ${status === 'loading' ? 'account-unknown' : ''}`}>
            <LoginLink next={jobPath(job.kind, job._id)}>Login to apply</LoginLink>
          </span>
        )}
      </div>
      {state.queued && !state.applied && (
        <p role="status">
          {MESSAGES.applicationWaits} It stands among{' '}
          <Link to={PAGES.applications.path}>your applications</Link>.
        </p>
      )}
      <p className="quiet small">
        {job.companyId.name} gets your resume{job.kind === 'remote' && ' and certificate'} and answers under
        Applied Jobs. They see your e-mail only after they accept you.
      </p>
    </div>
  );
}
