import useSWR from 'swr';
import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import { type PageQuery, cacheEntry } from '../../../lib/page-query';
import type { Job } from '../../../lib/contract';
import { type OtherJob, otherJobs } from '../other-job';

async function getSimilarJobs(kind: JobKind, id: string): Promise<OtherJob[]> {
  const params = { path: { id } };
  if (kind === 'remote') {
    return (await bodyOf(api.GET('/api/remotejobs/{id}/similar', { params }))).skybiljobs;
  }
  return (await bodyOf(api.GET('/api/jobs/{id}/similar', { params }))).jobs;
}

const similarJobsKey = (kind: JobKind, id: string) => ['similar-jobs', kind, id];

export function similarJobsQuery(kind: JobKind, id: string): PageQuery {
  return async (ask) => {
    const jobs = (await ask({ about: 'similar-jobs', kind, id })) as Job[] | null;
    return cacheEntry(similarJobsKey(kind, id), jobs && otherJobs(jobs));
  };
}

export function useSimilarJobs(kind: JobKind, id: string) {
  return useSWR(similarJobsKey(kind, id), () => getSimilarJobs(kind, id));
}
