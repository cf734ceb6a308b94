import { api, bodyOf } from '../../../lib/api';
import { toForm } from '../../../lib/form';

/** As JSON for an on-site job, as a form with the certificate for a remote one. */
export async function postApply(jobId: string, certificate: File | undefined): Promise<string> {
  const call = certificate
    ? api.POST('/api/users/apply', {
        body: { jobId },
        bodySerializer: (fields) => toForm({ ...fields, certificate }),
      })
    : api.POST('/api/users/apply', { body: { jobId } });
  return (await bodyOf(call)).message;
}
