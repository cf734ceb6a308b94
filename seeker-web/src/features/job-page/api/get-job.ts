import useSWR from 'swr';
import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import { type PageQuery, cacheEntry } from '../../../lib/page-query';
import type { Job } from '../../../lib/contract';

async function getJob(kind: JobKind, id: string): Promise<Job> {
  const params = { path: { id } };
  if (kind === 'remote') return (await bodyOf(api.GET('/api/remotejobs/{id}', { params }))).skybiljob;
  return (await bodyOf(api.GET('/api/jobs/{id}', { params }))).job;
}

const jobKey = (kind: JobKind, id: string) => ['job', kind, id];

export function jobQuery(kind: JobKind, id: string): PageQuery {
  return async (ask) => cacheEntry(jobKey(kind, id), await ask({ about: 'job', kind, id }));
}

export function useJob(kind: JobKind, id: string) {
  return useSWR<Job | null>(jobKey(kind, id), () => getJob(kind, id));
}
