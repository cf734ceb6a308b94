import useSWR from 'swr';
import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import { type PageQuery, cacheEntry } from '../../../lib/page-query';
import type { Job } from '../../../lib/contract';

async function getSimilarJobs(kind: JobKind, id: string): Promise<Job[]> {
  const params = { path: { id } };
  if (kind === 'remote') {
    return (await bodyOf(api.GET('/api/remotejobs/{id}/similar', { params }))).skybiljobs;
  }
  return (await bodyOf(api.GET('/api/jobs/{id}/similar', { params }))).jobs;
}

const similarJobsKey = (kind: JobKind, id: string) => ['similar-jobs', kind, id];

export function similarJobsQuery(kind: JobKind, id: string): PageQuery {
  return async (ask) => cacheEntry(similarJobsKey(kind, id), await ask({ about: 'similar-jobs', kind, id }));
}

export function useSimilarJobs(kind: JobKind, id: string) {
  return useSWR(similarJobsKey(kind, id), () => getSimilarJobs(kind, id));
}
