import useSWR from 'swr';
import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import type { Job } from '../../../lib/contract';

async function getJob(kind: JobKind, id: string): Promise<Job> {
  const params = { path: { id } };
  if (kind === 'remote') return (await bodyOf(api.GET('/api/remotejobs/{id}', { params }))).skybiljob;
  return (await bodyOf(api.GET('/api/jobs/{id}', { params }))).job;
}

export function useJob(kind: JobKind, id: string) {
  return useSWR(['job', kind, id], () => getJob(kind, id));
}
