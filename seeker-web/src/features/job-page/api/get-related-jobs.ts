import useSWR from 'swr';
import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import { useAuth } from '../../../lib/auth/auth-port';
import { type PageQuery, cacheEntry } from '../../../lib/page-query';
import type { Job } from '../../../lib/contract';
import { type OtherJob, otherJobs } from '../other-job';

/** Other jobs of the company, without those that the signed-in seeker has applied to. */
async function getRelatedJobs(kind: JobKind, id: string): Promise<OtherJob[]> {
  const params = { path: { id } };
  if (kind === 'remote') {
    return (await bodyOf(api.GET('/api/remotejobs/{id}/related', { params }))).skybiljobs;
  }
  return (await bodyOf(api.GET('/api/jobs/{id}/related', { params }))).jobs;
}

const relatedJobsKey = (kind: JobKind, id: string, userKey: string | null) => [
  'related-jobs',
  kind,
  id,
  userKey,
];

export function relatedJobsQuery(kind: JobKind, id: string): PageQuery {
  return async (ask) => {
    const jobs = (await ask({ about: 'related-jobs', kind, id })) as Job[] | null;
    return cacheEntry(relatedJobsKey(kind, id, null), jobs && otherJobs(jobs));
  };
}

export function useRelatedJobs(kind: JobKind, id: string) {
  const { userKey } = useAuth();
  return useSWR(relatedJobsKey(kind, id, userKey), () => getRelatedJobs(kind, id), {
    keepPreviousData: true,
  });
}
