import type { ReactNode } from 'react';
import type { Job } from '../../../lib/contract';
import { LoadError } from '../../../ui/LoadError';
import { Loader } from '../../../ui/Loader';
import { Notice } from '../../../ui/Notice';
import { Pagination } from '../../../ui/Pagination';
import { useJobFilter } from '../hooks/use-job-filter';
import { useJobs } from '../api/get-jobs';
import { FilterForm } from './FilterForm';
import { JobCard } from './JobCard';
import { NoMatch } from './NoMatch';
import { OpenToNigeria } from './OpenToNigeria';

/** Number of cards that a desktop shows without scrolling. */
const FIRST_SCREEN = 3;

export interface JobListProps {
  onNewList: () => void;
  corner: (job: Job) => ReactNode;
}

export function JobList({ onNewList, corner }: JobListProps) {
  const { filter, change } = useJobFilter();
  const { data, error, isLoading, mutate } = useJobs(filter);
  const goTo = (page: number) => {
    change({ page });
    onNewList();
  };

  if (!data && error && !isLoading) {
    return <LoadError what="The jobs" error={error} onRetry={() => void mutate()} />;
  }
  if (!data) return <Loader label="Loading jobs" />;
  const { jobs, others, miss } = data;
  if (jobs.length === 0 && !others) {
    return (
      <Notice title="No Jobs Posted Yet">
        {data.total > 0 && filter.page > 1 && (
          <FilterForm onSubmit={() => goTo(1)}>
            <button type="submit" className="button">
              Go to the first page
            </button>
          </FilterForm>
        )}
      </Notice>
    );
  }
  const card = (job: Job, at: number) => (
    <JobCard key={job._id} job={job} isFirst={at < FIRST_SCREEN} corner={corner(job)} />
  );
  return (
    <div className="stack">
      <OpenToNigeria hidden={data.notOpen} />
      {miss && <NoMatch miss={miss} />}
      {jobs.map(card)}
      {others && (
        <section className="stack" aria-labelledby="other-jobs">
          <h3 id="other-jobs" className="job-browser__others">
            {others.heading}
          </h3>
          {others.jobs.map((job, at) => card(job, jobs.length + at))}
        </section>
      )}
      <FilterForm ownFields={['page']} onSubmit={() => undefined}>
        <Pagination page={filter.page} pages={data.pages} onPage={goTo} />
      </FilterForm>
    </div>
  );
}
