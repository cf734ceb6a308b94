import { addDays, dayAt, formatDay, LIMITS, MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import type { JobRecord } from './job.record.js';

type ClosingFacts = Pick<JobRecord, 'closingDate' | 'closedAs'>;

/** The day on which a job closes whose company names none (CLOSE-1). @param now in milliseconds */
export function usualClosingDate(now: number): string {
  return addDays(dayAt(now), LIMITS.closingDays);
}

/** @throws AppError bad_input unless the day is between today and the last one allowed (CLOSE-1) */
export function refuseClosingDate(day: string, now: number): void {
  const today = dayAt(now);
  const last = addDays(today, LIMITS.longestClosingDays);
  if (day >= today && day <= last) return;
  const message = `Closing date must be a day from ${formatDay(today)} to ${formatDay(last)}`;
  throw new AppError('bad_input', message, { errors: { closingDate: message } });
}

/** A job whose last day is over is closed, even if the clock has not written it yet (CLOSE-2). */
export function isClosed({ closingDate, closedAs }: ClosingFacts, now: number): boolean {
  return closedAs !== undefined || (closingDate !== undefined && closingDate < dayAt(now));
}

/** @throws AppError job_closed (CLOSE-3) */
export function refuseIfClosed(job: ClosingFacts, now: number): void {
  if (isClosed(job, now)) throw new AppError('job_closed', MESSAGES.jobClosed);
}
