import { Link } from 'react-router-dom';
import { MESSAGES, PAGES } from '@skybil/shared';
import type { Job } from '../../../lib/contract';
import type { ApplyState } from '../hooks/use-apply';
import { ApplyButton } from './ApplyButton';
import { SourceLink } from './SourceLink';

export function ApplyPanel({ job, state }: { job: Job; state: ApplyState }) {
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
      <div className="row">
        <ApplyButton job={job} state={state} />{' '}
        {job.kind === 'remote' && (
          <Link className="button button--plain needs-script" to={PAGES.remoteApplications.path}>
            Certified
          </Link>
        )}
      </div>
      {state.queued && !state.applied && (
        <p role="status">
          {MESSAGES.applicationWaits} It stands among{' '}
          <Link to={PAGES.applications.path}>your applications</Link>.
        </p>
      )}
    </div>
  );
}
