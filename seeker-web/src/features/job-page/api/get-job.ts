import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import type { Job } from '../../../lib/contract';

export async function getJob(kind: JobKind, id: string): Promise<Job> {
  const params = { path: { id } };
  if (kind === 'remote') return (await bodyOf(api.GET('/api/remotejobs/{id}', { params }))).skybiljob;
  return (await bodyOf(api.GET('/api/jobs/{id}', { params }))).job;
}

/** Other jobs of the same company, without those the seeker applied to. */
export async function getRelatedJobs(kind: JobKind, id: string): Promise<Job[]> {
  const params = { path: { id } };
  if (kind === 'remote') {
    return (await bodyOf(api.GET('/api/remotejobs/{id}/related', { params }))).skybiljobs;
  }
  return (await bodyOf(api.GET('/api/jobs/{id}/related', { params }))).jobs;
}
