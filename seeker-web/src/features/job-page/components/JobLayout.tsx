import type { ReactNode } from 'react';
import { crumbsOfJob } from '@skybil/shared';
import type { Job } from '../../../lib/contract';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { JobAddress } from './JobAddress';
import { JobDescription } from './JobDescription';
import { JobFacts } from './JobFacts';
import { JobHeader } from './JobHeader';
import { RelatedJobs } from './RelatedJobs';
import { SimilarJobs } from './SimilarJobs';
import './job-page.css';

interface JobLayoutProps {
  job: Job;
  actions: ReactNode;
  apply: ReactNode;
  /** The second Apply button: beside the text on a wide screen, in the bottom bar on a phone. */
  applyAgain: ReactNode;
}

export function JobLayout({ job, actions, apply, applyAgain }: JobLayoutProps) {
  return (
    <div className="container job-page">
      <Breadcrumbs crumbs={crumbsOfJob(job)} />
      <JobHeader job={job} actions={actions}>
        <div className="no-print">{apply}</div>
      </JobHeader>
      <JobAddress job={job} />
      <JobDescription html={job.description ?? ''} />
      <aside className="job-page__side" aria-label="Apply and more jobs">
        <JobFacts job={job} />
        <div className="job-page__bar no-print">{applyAgain}</div>
        <RelatedJobs job={job} />
      </aside>
      <SimilarJobs job={job} />
    </div>
  );
}
