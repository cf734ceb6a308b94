import { Link } from 'react-router-dom';
import { formatPay, jobPath, LIMITS, placeInWords } from '@skybil/shared';
import { LoadError } from '../../../ui/LoadError';
import type { Job } from '../../../lib/contract';
import { useTimeAgo } from '../../../lib/page-data';
import { useRelatedJobs } from '../api/get-related-jobs';

export function RelatedJobs({ job }: { job: Job }) {
  const { data, error, mutate } = useRelatedJobs(job.kind, job._id);
  const timeAgo = useTimeAgo();
  const jobs = data?.slice(0, LIMITS.relatedJobs) ?? [];
  if (jobs.length === 0 && !error) return null;
  return (
    <section className="stack no-print" aria-labelledby="related-jobs">
      <h2 id="related-jobs">More jobs from {job.companyId.name}</h2>
      {error && <LoadError what="More jobs" error={error} onRetry={() => void mutate()} />}
      <ul className="stack related">
        {jobs.map((other) => (
          <li key={other._id} className="card">
            <h3>
              <Link to={jobPath(other.kind, other._id)}>{other.title}</Link>
            </h3>
            <p className="small">{formatPay(other)}</p>
            <p className="quiet small">
              {placeInWords(other)} · {timeAgo(other.date)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
