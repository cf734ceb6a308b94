import type { JobKind } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import type { Application } from '../../../lib/contract';
import { asBinary, toForm } from '../../../lib/form';

const ADDRESSES = { job: '/api/users/applications', remote: '/api/users/remote-applications' } as const;

export async function getApplications(kind: JobKind): Promise<Application[]> {
  return (await bodyOf(api.GET(ADDRESSES[kind]))).applications;
}

/** As JSON for an on-site job, as a form with the certificate for a remote one. */
export async function postApply(jobId: string, certificate: File | undefined): Promise<string> {
  const call = certificate
    ? api.POST('/api/users/apply', {
        body: { jobId, certificate: asBinary(certificate) },
        bodySerializer: toForm,
      })
    : api.POST('/api/users/apply', { body: { jobId } });
  return (await bodyOf(call)).message;
}
