import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatPay, jobPath, placeInWords } from '@skybil/shared';
import { LoadError } from '../../../ui/LoadError';
import { useTimeAgo } from '../../../lib/page-data';
import type { OtherJob } from '../other-job';

interface OtherJobsProps {
  title: string;
  /** What could not be loaded: "More jobs". */
  what: string;
  jobs: OtherJob[];
  error: Error | undefined;
  onRetry: () => void;
  /** Jobs of one company do not repeat its name. */
  hasCompany?: boolean;
}

export function OtherJobs({ title, what, jobs, error, onRetry, hasCompany }: OtherJobsProps) {
  const id = useId();
  const timeAgo = useTimeAgo();
  if (jobs.length === 0 && !error) return null;
  return (
    <section className="stack no-print" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {error && <LoadError what={what} error={error} onRetry={onRetry} />}
      <ul className="stack related">
        {jobs.map((job) => (
          <li key={job._id} className="card">
            <h3>
              <Link to={jobPath(job.kind, job._id)}>{job.title}</Link>
            </h3>
            {hasCompany && <p className="small">{job.companyId.name}</p>}
            <p className="small">{formatPay(job)}</p>
            <p className="quiet small">
              {placeInWords(job)} · {timeAgo(job.date)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
