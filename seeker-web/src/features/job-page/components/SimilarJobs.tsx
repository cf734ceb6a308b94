import type { Job } from '../../../lib/contract';
import { useRelatedJobs } from '../api/get-related-jobs';
import { useSimilarJobs } from '../api/get-similar-jobs';
import { OtherJobs } from './OtherJobs';

export function SimilarJobs({ job }: { job: Job }) {
  const { data, error, mutate } = useSimilarJobs(job.kind, job._id);
  // a seeker's list leaves out jobs applied to, so it may reach jobs that are similar too
  const ofCompany = useRelatedJobs(job.kind, job._id).data?.map(({ _id }) => _id) ?? [];
  const jobs = data?.filter(({ _id }) => !ofCompany.includes(_id)) ?? [];
  return (
    <OtherJobs
      title="Similar jobs"
      what="Similar jobs"
      jobs={jobs}
      error={error}
      onRetry={() => void mutate()}
      hasCompany
    />
  );
}
