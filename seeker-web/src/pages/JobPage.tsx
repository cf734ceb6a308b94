import { lazy, Suspense, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { jobTitle, MESSAGES, PAGE_NOT_FOUND } from '@skybil/shared';
import type { JobKind } from '@skybil/shared';
import { CachedNotice } from '../ui/CachedNotice';
import { LoadError } from '../ui/LoadError';
import { Notice } from '../ui/Notice';
import { PageLoader } from '../ui/PageLoader';
import { ApplyButton } from '../features/applications/components/ApplyButton';
import { ApplyPanel } from '../features/applications/components/ApplyPanel';
import { SourceLink } from '../features/applications/components/SourceLink';
import { useApply } from '../features/applications/hooks/use-apply';
import { JobLayout } from '../features/job-page/components/JobLayout';
import { useJob } from '../features/job-page/api/get-job';
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
        <>
          <h1>Job not found</h1>
          <Notice title="This job is no longer on the board">
            <Link className="button" to="/">
              See other jobs
            </Link>
          </Notice>
        </>
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
  useEffect(() => {
    if (!lowData)
      void whenIdle()
        .then(loadSheet)
        .catch(() => undefined);
  }, [lowData]);
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
        apply={job.sourceUrl ? <SourceLink job={job} /> : <ApplyButton job={job} state={state} />}
        applyAgain={<ApplyPanel job={job} state={state} />}
      />
      {apply.isOpen && !job.sourceUrl && (
        <Suspense fallback={null}>
          <ApplySheet job={job} state={state} />
        </Suspense>
      )}
    </>
  );
}
