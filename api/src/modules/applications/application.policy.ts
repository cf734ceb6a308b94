import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import type { JobRecord } from '../jobs/job.record.js';

/** JSON for an on-site job, a form with a certificate for a remote one. */
export interface Attempt {
  isForm: boolean;
  hasCertificate: boolean;
}

/** @throws AppError not_found, apply_at_source */
export function refuseUnlessOpen(job: JobRecord | undefined): asserts job is JobRecord {
  if (!job?.listed) throw new AppError('not_found', MESSAGES.jobNotFound);
  if (job.sourceUrl) throw new AppError('apply_at_source', MESSAGES.applyAtSource);
}

/** @throws AppError resume_required (APPLY-1) */
export function refuseWithoutResume(resumeFileId: string | undefined): asserts resumeFileId is string {
  if (!resumeFileId) throw new AppError('resume_required', MESSAGES.uploadResume);
}

/** @throws AppError certificate_required for a remote job, wrong_kind for a form sent to an on-site job */
export function refuseWrongDocuments(job: JobRecord, { isForm, hasCertificate }: Attempt): void {
  if (job.kind === 'remote' && !hasCertificate) {
    const errors = { certificate: MESSAGES.uploadCertificate };
    throw new AppError('certificate_required', MESSAGES.uploadCertificate, { errors });
  }
  if (job.kind === 'job' && isForm) throw new AppError('wrong_kind', MESSAGES.wrongKind);
}
