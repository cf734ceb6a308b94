import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { type JobKind, jobPath, PAGE_NOT_FOUND, PAGES, REPORT_SENT, reportTitle } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';
import { SheetJob } from '../features/applications/sheet/SheetJob';
import { useJob } from '../features/job-page/api/get-job';
import { JobNotFound } from '../features/job-page/components/JobNotFound';
import { ReportForm } from '../features/reports/components/ReportForm';
import { ReportSent } from '../features/reports/components/ReportSent';
import { ApiError } from '../lib/api';
import type { Job } from '../lib/contract';
import { LoadError } from '../ui/LoadError';
import { PageLoader } from '../ui/PageLoader';
import './page.css';

/** Reports a job in three taps, with or without script (REPORT-1). */
export default function ReportPage({ kind }: { kind: JobKind }) {
  const { id: written = '' } = useParams();
  const { data: job, error, isLoading, mutate } = useJob(kind, written.toLowerCase());
  const missing = job === null || (error instanceof ApiError && [400, 404].includes(error.status));
  useTitle(job ? reportTitle(job.title, job.companyId.name) : missing ? PAGE_NOT_FOUND : undefined);
  return (
    <div className="container page page--narrow">
      {job ? (
        <ReadyReport key={job._id} job={job} />
      ) : missing ? (
        <JobNotFound />
      ) : error && !isLoading ? (
        <LoadError what="This job" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageLoader label="Loading the job" />
      )}
    </div>
  );
}

function ReadyReport({ job }: { job: Job }) {
  const [params] = useSearchParams();
  // without script the address says it
  const [mailed, setMailed] = useState(params.get('note') === REPORT_SENT ? false : undefined);
  const isSent = mailed !== undefined;
  return (
    <>
      <h1>{isSent ? 'Thank you' : 'Report this job'}</h1>
      <SheetJob job={job} />
      {isSent ? (
        <ReportSent mailed={mailed} />
      ) : (
        <>
          <ReportForm job={job} onSent={setMailed} />
          <p>
            <Link to={PAGES.scams.path}>{PAGES.scams.title}</Link>
          </p>
        </>
      )}
      <p>
        <Link to={jobPath(job.kind, job._id)}>Back to the job</Link>
      </p>
    </>
  );
}
