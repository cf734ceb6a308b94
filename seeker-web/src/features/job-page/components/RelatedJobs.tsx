import { LIMITS } from '@skybil/shared';
import type { Job } from '../../../lib/contract';
import { useRelatedJobs } from '../api/get-related-jobs';
import { useSimilarJobs } from '../api/get-similar-jobs';
import { OtherJobs } from './OtherJobs';

export function RelatedJobs({ job }: { job: Job }) {
  const related = useRelatedJobs(job.kind, job._id);
  const similar = useSimilarJobs(job.kind, job._id);
  const ofCompany = related.data?.slice(0, LIMITS.relatedJobs) ?? [];
  const shown = new Set(ofCompany.map(({ _id }) => _id));
  return (
    <>
      <OtherJobs
        title={`More jobs from ${job.companyId.name}`}
        what="More jobs"
        jobs={ofCompany}
        error={related.error}
        onRetry={() => void related.mutate()}
      />
      <OtherJobs
        title="Similar jobs"
        what="Similar jobs"
        jobs={similar.data?.filter(({ _id }) => !shown.has(_id)) ?? []}
        error={similar.error}
        onRetry={() => void similar.mutate()}
        hasCompany
      />
    </>
  );
}
