import type { ReactNode } from 'react';
import { crumbsOfJob } from '@skybil/shared';
import { belowFold } from '../../../lib/below-fold';
import type { Job } from '../../../lib/contract';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { ClosedNotice, MORE_JOBS } from './ClosedNotice';
import { JobAddress } from './JobAddress';
import { JobDescription } from './JobDescription';
import { JobFacts } from './JobFacts';
import { JobHeader } from './JobHeader';
import './job-page.css';

interface JobLayoutProps {
  job: Job;
  actions: ReactNode;
  /** The first Apply Now: a bar at the bottom of a phone, beside the text on a wide screen. A closed job has none. */
  apply: ReactNode;
  /** The second one follows the description. */
  applyAgain: ReactNode;
  /** Stands below it. */
  report: ReactNode;
}

export const MoreJobs = belowFold(() => import('./MoreJobs'));

export function JobLayout({ job, actions, apply, applyAgain, report }: JobLayoutProps) {
  return (
    <div className="container job-page">
      <Breadcrumbs crumbs={crumbsOfJob(job)} />
      {job.closedAs && <ClosedNotice job={job} />}
      <JobHeader job={job} actions={actions} />
      <JobAddress job={job} />
      <div className="job-page__text">
        <JobDescription html={job.description ?? ''} />
        <div className="no-print">
          {applyAgain}
          {report}
        </div>
      </div>
      <aside className="job-page__side" aria-label={apply ? 'Apply and more jobs' : 'More jobs'}>
        <JobFacts job={job} />
        {apply && <div className="job-page__bar no-print">{apply}</div>}
        <div id={MORE_JOBS} className="job-page__more">
          <MoreJobs job={job} />
        </div>
      </aside>
    </div>
  );
}
