import { Link } from 'react-router-dom';
import { MESSAGES } from '@skybil/shared';
import { SimilarJobs } from '../features/job-page/components/SimilarJobs';
import type { Job } from '../lib/contract';

export const CLOSED_TITLE = 'This job is closed';

/** Stands in place of the apply form (CLOSE-3). */
export function ClosedJob({ job }: { job: Job }) {
  return (
    <>
      <p role="status">{MESSAGES.jobClosed}</p>
      <Link className="button button--wide" to="/">
        See other jobs
      </Link>
      <SimilarJobs job={job} />
    </>
  );
}
