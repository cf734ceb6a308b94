import { MESSAGES } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import { toForm } from '../../../lib/form';

/** Sends JSON for an on-site job, a form with the certificate for a remote one. Retries use the same idempotency key. */
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
