import type { JobKind } from '@skybil/shared';
import { api } from '../../../lib/api';
import type { Job, JobRow } from '../../../lib/contract';

export async function getJob(kind: JobKind, id: string): Promise<Job> {
  if (kind === 'remote') {
    const { data } = await api.GET<{ skybiljob: Job }>(`/api/remotejobs/${id}`);
    return data.skybiljob;
  }
  const { data } = await api.GET<{ job: Job }>(`/api/jobs/${id}`);
  return data.job;
}

/** Other jobs of the same company, without those the seeker applied to. */
export async function getRelatedJobs(kind: JobKind, id: string): Promise<JobRow[]> {
  if (kind === 'remote') {
    const { data } = await api.GET<{ skybiljobs: JobRow[] }>(`/api/remotejobs/${id}/related`);
    return data.skybiljobs;
  }
  const { data } = await api.GET<{ jobs: JobRow[] }>(`/api/jobs/${id}/related`);
  return data.jobs;
}
