import type { Job } from '../../lib/contract';

/** What the page of a job shows of other jobs. The page contains it, so it has no more. */
export type OtherJob = Omit<
  Job,
  'excerpt' | 'category' | 'level' | 'nature' | 'closingDate' | 'visible' | 'applicants'
>;

export function otherJobs(jobs: Job[]): OtherJob[] {
  return jobs.map(
    ({
      excerpt: _excerpt,
      category: _category,
      level: _level,
      nature: _nature,
      closingDate: _closingDate,
      visible: _visible,
      applicants: _applicants,
      ...shown
    }) => shown,
  );
}
