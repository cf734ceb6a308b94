import { useId, type ReactNode } from 'react';
import type { Job } from '../../../lib/contract';
import { LoadError } from '../../../ui/LoadError';
import { useJobFilter } from '../hooks/use-job-filter';
import { useJobs } from '../api/get-jobs';
import { JobCard } from './JobCard';
import { NoJobs } from './NoJobs';
import { NoMatch } from './NoMatch';
import { Placeholders } from './Placeholders';

/** Number of cards that a phone shows without scrolling. */
const FIRST_SCREEN = 3;

export interface ListPageProps {
  page: number;
  /** The first one on screen. */
  isFirst: boolean;
  corner: (job: Job) => ReactNode;
}

/** Six jobs, or what stands in their place. */
export function ListPage({ page, isFirst, corner }: ListPageProps) {
  const { filter } = useJobFilter();
  const { data, error, isLoading, mutate } = useJobs({ ...filter, page });
  const heading = useId();

  if (!data && error && !isLoading) {
    return <LoadError what="The jobs" error={error} onRetry={() => void mutate()} />;
  }
  if (!data) return <Placeholders />;
  const { jobs, others, miss } = data;
  if (jobs.length === 0 && !others) return <NoJobs page={page} total={data.total} />;
  const card = (job: Job, at: number) => (
    <JobCard key={job._id} job={job} isFirst={isFirst && at < FIRST_SCREEN} corner={corner(job)} />
  );
  return (
    <section id={`page-${page}`} className="stack job-list" aria-label={`Page ${page}`}>
      {miss && <NoMatch miss={miss} />}
      {jobs.map(card)}
      {others && (
        <section className="stack job-list" aria-labelledby={heading}>
          <h3 id={heading} className="job-browser__others">
            {others.heading}
          </h3>
          {others.jobs.map((job, at) => card(job, jobs.length + at))}
        </section>
      )}
    </section>
  );
}
