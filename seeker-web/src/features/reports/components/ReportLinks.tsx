import { Link } from 'react-router-dom';
import { PAGES, reportPath } from '@skybil/shared';
import type { Job } from '../../../lib/contract';

export function ReportLinks({ job }: { job: Pick<Job, 'kind' | '_id'> }) {
  return (
    <p className="small">
      <Link className="lone-link" to={reportPath(job.kind, job._id)}>
        Report this job
      </Link>{' '}
      <span className="quiet">·</span>{' '}
      <Link className="lone-link" to={PAGES.scams.path}>
        {PAGES.scams.title}
      </Link>
    </p>
  );
}
