import {
  type Decision,
  FIRST_STATUS,
  isAhead,
  isClosed,
  LIMITS,
  MESSAGES,
  type RejectionReason,
} from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import type { JobRecord } from '../jobs/job.record.js';
import { type Named, nameOf } from '../users/users.service.js';
import type { ApplicationRecord } from './application.record.js';

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

export interface AskedDecision {
  status: Decision;
  reason?: RejectionReason;
  note?: string;
  nextStep?: string;
}

export interface StoredDecision extends AskedDecision {
  decidedAt: Date;
  /** Rejections only (DECIDE-8). */
  finalAt?: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** @throws AppError bad_input */
export function refuseReasonOfAcceptance({ status, reason, note }: AskedDecision): void {
  if (status === 'Rejected' || (!reason && !note)) return;
  const errors = { [reason ? 'reason' : 'note']: MESSAGES.reasonOfAcceptance };
  throw new AppError('bad_input', MESSAGES.reasonOfAcceptance, { errors });
}

/** `now` is in milliseconds. */
export function storedDecision(
  { status, reason, note, nextStep }: AskedDecision,
  now: number,
): StoredDecision {
  const decision = { status, decidedAt: new Date(now) };
  if (status !== 'Rejected') return { ...decision, ...(nextStep ? { nextStep } : {}) };
  const finalAt = new Date(now + LIMITS.undoMinutes * MINUTE_MS);
  return { ...decision, finalAt, ...(reason ? { reason } : {}), ...(note ? { note } : {}) };
}

/** Another person may have sent a former application, so it does not show the owner's name. */
const NAME_REMOVED = 'Name removed';
const NO_NAME = 'No name given';

/** What a company reads as the applicant's name. @param user undefined for a former application */
export function applicantName(user: Named | undefined): string {
  return user ? nameOf(user) || NO_NAME : NAME_REMOVED;
}

/** Whether the seeker may read why (DECIDE-8). `now` is in milliseconds. */
export function isFinal({ finalAt }: Pick<ApplicationRecord, 'finalAt'>, now: number): boolean {
  return finalAt !== undefined && finalAt.getTime() <= now;
}

/** Absent while a rejection can be undone (DECIDE-8). `now` is in milliseconds. */
export function decidedAtForSeeker(
  { decidedAt, finalAt }: Pick<ApplicationRecord, 'decidedAt' | 'finalAt'>,
  now: number,
): Date | undefined {
  return finalAt && finalAt.getTime() > now ? undefined : decidedAt;
}

/** Whether the seeker waits for a decision, or does not know yet that one was made (DECIDE-8). `now` is in milliseconds. */
export function isPendingForSeeker(
  {
    status,
    finalAt,
    withdrawnAt,
    former,
  }: Pick<ApplicationRecord, 'status' | 'finalAt' | 'withdrawnAt' | 'former'>,
  now: number,
): boolean {
  if (withdrawnAt || former) return false;
  return (
    status === FIRST_STATUS || (status === 'Rejected' && finalAt !== undefined && finalAt.getTime() > now)
  );
}

/** DECIDE-9. `now` is in milliseconds. */
export function gaveNoDecision(
  { status, withdrawnAt, interview }: Pick<ApplicationRecord, 'status' | 'withdrawnAt' | 'interview'>,
  job: Pick<JobRecord, 'closedAt'> | undefined,
  now: number,
): boolean {
  if (status !== FIRST_STATUS || withdrawnAt || isAhead(interview, now) || !job?.closedAt) return false;
  return job.closedAt.getTime() + LIMITS.noDecisionDays * DAY_MS <= now;
}
