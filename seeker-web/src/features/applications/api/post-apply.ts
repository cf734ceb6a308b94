import { MESSAGES } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import { toForm } from '../../../lib/form';

/** As JSON for an on-site job, as a form with the certificate for a remote one. The same key makes it the same request. */
export async function postApply(jobId: string, certificate: File | undefined, key?: string): Promise<string> {
  const params = key ? { header: { 'Idempotency-Key': key } } : {};
  const call = certificate
    ? api.POST('/api/users/apply', {
        params,
        body: { jobId },
        bodySerializer: (fields) => toForm({ ...fields, certificate }),
      })
    : api.POST('/api/users/apply', { params, body: { jobId } });
  const { message, held } = await bodyOf(call);
  return held ? MESSAGES.applicationHeld : message;
}
