import { Link } from 'react-router-dom';
import type { Job } from '../../../lib/contract';
import { RelatedJobs } from './RelatedJobs';
import { SimilarJobs } from './SimilarJobs';

export default function MoreJobs({ job }: { job: Job }) {
  return (
    <>
      <RelatedJobs job={job} />
      <SimilarJobs job={job} />
      {job.closedAs && (
        <Link className="button button--plain no-print" to="/">
          See other jobs
        </Link>
      )}
    </>
  );
}
