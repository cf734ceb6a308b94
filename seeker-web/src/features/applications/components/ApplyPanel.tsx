import { Link, useLocation } from 'react-router-dom';
import { PdfPicker } from '../../../components/PdfPicker';
import { useAuth } from '../../../lib/auth/auth-port';
import { signInPath } from '../../../lib/auth/sign-in-path';
import type { Job } from '../../../lib/contract';
import type { ApplyState } from '../hooks/use-apply';
import { ApplyButton } from './ApplyButton';
import { SourceLink } from './SourceLink';

export function ApplyPanel({ job, state }: { job: Job; state: ApplyState }) {
  const { status } = useAuth();
  const { pathname } = useLocation();
  if (job.sourceUrl) {
    return (
      <div className="stack">
        <div className="row">
          <SourceLink job={job} />
        </div>
        <p className="quiet small">
          This advert comes from {job.sourceName ?? 'another site'}; you apply there, and its answer comes
          from there.
        </p>
      </div>
    );
  }
  return (
    <div className="stack">
      {job.kind === 'remote' && (
        <PdfPicker
          label="Choose your certificate (PDF)"
          file={state.certificate}
          onPick={state.setCertificate}
        />
      )}
      <div className="row">
        <ApplyButton state={state} />
        {job.kind === 'remote' && (
          <Link className="button button--plain" to="/remote-applications">
            Certified
          </Link>
        )}
        {status === 'signed-out' && <Link to={signInPath(pathname)}>Login to apply</Link>}
      </div>
      <p className="quiet small">
        {job.companyId.name} gets your resume{job.kind === 'remote' && ' and certificate'} and answers under
        Applied Jobs. They see your e-mail only after they accept you.
      </p>
    </div>
  );
}
