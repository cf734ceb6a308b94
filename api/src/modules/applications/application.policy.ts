import { isClosed, MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import type { JobRecord } from '../jobs/job.record.js';

/** @throws AppError not_found, job_closed, apply_at_source */
export function refuseUnlessOpen(job: JobRecord | undefined, now: number): asserts job is JobRecord {
  if (!job?.shown) throw new AppError('not_found', MESSAGES.jobNotFound);
  if (isClosed(job, now)) throw new AppError('job_closed', MESSAGES.jobClosed);
  if (job.sourceUrl) throw new AppError('apply_at_source', MESSAGES.applyAtSource);
}

export function refuseWithoutResume(resumeFileId: string | undefined): asserts resumeFileId is string {
  if (!resumeFileId) throw new AppError('resume_required', MESSAGES.uploadResume);
}

export function refuseWrongDocuments(
  job: JobRecord,
  { isForm, hasCertificate }: { isForm: boolean; hasCertificate: boolean },
): void {
  if (job.kind === 'remote' && !hasCertificate) {
    const errors = { certificate: MESSAGES.uploadCertificate };
    throw new AppError('certificate_required', MESSAGES.uploadCertificate, { errors });
  }
  if (job.kind === 'job' && isForm) throw new AppError('wrong_kind', MESSAGES.wrongKind);
}
