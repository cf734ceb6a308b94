import { addDays, dayAt, formatDay, LIMITS } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';

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
