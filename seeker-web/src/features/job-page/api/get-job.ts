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

export function jobQuery(kind: JobKind, id: string): PageQuery<Job | null> {
  return { question: { about: 'job', kind, id }, fallback: (answer) => cacheEntry(jobKey(kind, id), answer) };
}

export function useJob(kind: JobKind, id: string) {
  return useSWR<Job | null>(jobKey(kind, id), () => getJob(kind, id));
}
