import { MESSAGES } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import { toForm } from '../../../lib/form';
import type { Certificate } from '../apply-rules';

/** Sends a form if a certificate was chosen, and JSON otherwise. Retries use the same idempotency key. */
export async function postApply(
  jobId: string,
  certificate: Certificate | undefined,
  key?: string,
): Promise<string> {
  const params = key ? { header: { 'Idempotency-Key': key } } : {};
  const isLast = certificate === 'last';
  const call =
    certificate && !isLast
      ? api.POST('/api/users/apply', {
          params,
          body: { jobId },
          bodySerializer: (fields) => toForm({ ...fields, certificate }),
        })
      : api.POST('/api/users/apply', {
          params,
          body: { jobId, ...(isLast ? { lastCertificate: true } : {}) },
        });
  const { message, held } = await bodyOf(call);
  return held ? MESSAGES.applicationHeld : message;
}
