import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { jobTitle, MESSAGES, PAGE_NOT_FOUND } from '@skybil/shared';
import type { JobKind } from '@skybil/shared';
import { CachedNotice } from '../ui/CachedNotice';
import { LoadError } from '../ui/LoadError';
import { PageLoader } from '../ui/PageLoader';
import { ApplyButton } from '../features/applications/components/ApplyButton';
import { ApplyPanel } from '../features/applications/components/ApplyPanel';
import { SourceLink } from '../features/applications/components/SourceLink';
import { SourceNote } from '../features/applications/components/SourceNote';
import { useApply } from '../features/applications/hooks/use-apply';
import { JobNotFound } from '../features/job-page/components/JobNotFound';
import { JobLayout } from '../features/job-page/components/JobLayout';
import { useJob } from '../features/job-page/api/get-job';
import { ReportLinks } from '../features/reports/components/ReportLinks';
import { SaveButton } from '../features/saved-jobs/components/SaveButton';
import { ApiError } from '../lib/api';
import { useLowData } from '../lib/low-data';
import { notify } from '../lib/notify';
import { whenIdle } from '../lib/when-idle';
import type { Job } from '../lib/contract';
import { useTitle } from '@skybil/web/use-title';

const loadSheet = () => import('./ApplySheet');
const ApplySheet = lazy(loadSheet);

export default function JobPage({ kind }: { kind: JobKind }) {
  const { id: written = '' } = useParams();
  // ids in addresses may be upper case
  const id = written.toLowerCase();
  const { data: job, error, isLoading, mutate } = useJob(kind, id);
  const missing = job === null || (error instanceof ApiError && [400, 404].includes(error.status));
  useTitle(job ? jobTitle(job.title, job.companyId.name) : missing ? PAGE_NOT_FOUND : undefined);

  if (job) return <ReadyJob key={job._id} job={job} />;
  return (
    <div className="container page">
      {missing ? (
        <JobNotFound />
      ) : error && !isLoading ? (
        <LoadError what="This job" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageLoader label="Loading the job" />
      )}
    </div>
  );
}

function ReadyJob({ job }: { job: Job }) {
  const apply = useApply(job);
  const lowData = useLowData();
  const isClosed = job.closedAs !== undefined;
  // what is said about an application stays
  const canShowApply = !isClosed || apply.applied || apply.queued !== undefined;
  useEffect(() => {
    if (!lowData && !isClosed)
      void whenIdle()
        .then(loadSheet)
        .catch(() => undefined);
  }, [lowData, isClosed]);
  const open = () => void loadSheet().then(apply.open, () => notify('error', MESSAGES.unreachable));
  const state = { ...apply, open };
  return (
    <>
      <div className="container">
        <CachedNotice path={`/api/${job.kind === 'remote' ? 'remotejobs' : 'jobs'}/${job._id}`} />
      </div>
      <JobLayout
        job={job}
        actions={<SaveButton job={job} />}
        apply={
          canShowApply && (job.sourceUrl ? <SourceLink job={job} /> : <ApplyButton job={job} state={state} />)
        }
        applyAgain={canShowApply ? <ApplyPanel job={job} state={state} /> : <SourceNote job={job} />}
        report={<ReportLinks job={job} />}
      />
      {apply.isOpen && !job.sourceUrl && (
        <Suspense fallback={null}>
          <ApplySheet job={job} state={state} />
        </Suspense>
      )}
    </>
  );
}
