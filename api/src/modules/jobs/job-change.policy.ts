import { isClosed, MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { refuseClosingDate } from './closing.policy.js';
import type { JobContent } from './job.fields.js';
import { type StoredContent, storedContent } from './job.policy.js';
import type { JobRecord } from './job.record.js';
import { withPay } from './pay.policy.js';

/** What an edit stores. A closing date that is missing or the same changes nothing. @param now in milliseconds */
export function changedContent(
  stored: JobRecord,
  { closingDate, ...content }: JobContent & { closingDate?: string },
  now: number,
): StoredContent & { closingDate?: string } {
  const isNewDate = closingDate !== undefined && closingDate !== stored.closingDate;
  if (isNewDate) refuseNewDate(stored, closingDate, now);
  return {
    ...storedContent(withPay(content, stored)),
    ...(isNewDate ? { closingDate } : {}),
  };
}

function refuseNewDate(job: JobRecord, closingDate: string, now: number): void {
  if (isClosed(job, now)) {
    const errors = { closingDate: MESSAGES.dateOfClosedJob };
    throw new AppError('job_closed', MESSAGES.dateOfClosedJob, { errors });
  }
  refuseClosingDate(closingDate, now);
}
