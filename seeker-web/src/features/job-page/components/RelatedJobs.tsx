import { LIMITS } from '@skybil/shared';
import type { Job } from '../../../lib/contract';
import { useRelatedJobs } from '../api/get-related-jobs';
import { OtherJobs } from './OtherJobs';

export function RelatedJobs({ job }: { job: Job }) {
  const { data, error, mutate } = useRelatedJobs(job.kind, job._id);
  return (
    <OtherJobs
      title={`More jobs from ${job.companyId.name}`}
      what="More jobs"
      jobs={data?.slice(0, LIMITS.relatedJobs) ?? []}
      error={error}
      onRetry={() => void mutate()}
    />
  );
}
