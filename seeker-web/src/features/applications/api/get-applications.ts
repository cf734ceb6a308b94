import type { JobKind } from '@skybil/shared';
import { api } from '../../../lib/api';
import type { Application } from '../../../lib/contract';

const ADDRESSES = { job: '/api/users/applications', remote: '/api/users/remote-applications' } as const;

export async function getApplications(kind: JobKind): Promise<Application[]> {
  const { data } = await api.GET<{ applications: Application[] }>(ADDRESSES[kind]);
  return data.applications;
}

/** Without a certificate for an on-site job, with one for a remote job. */
export async function postApply(jobId: string, certificate: File | undefined): Promise<string> {
  if (!certificate) {
    const { data } = await api.POST('/api/users/apply', { body: { jobId } });
    return data.message;
  }
  const body = new FormData();
  body.set('jobId', jobId);
  body.set('certificate', certificate);
  const { data } = await api.POST('/api/users/apply', { body });
  return data.message;
}
