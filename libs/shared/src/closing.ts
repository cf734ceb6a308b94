import { dayAt, daysBetween, formatDay } from './dates.js';

/** Facts of an advert. Applicants see when one of them changed after they applied (APPLY-44). */
export const ADVERT_FACTS = ['pay', 'place', 'closingDate'] as const;
export type AdvertFact = (typeof ADVERT_FACTS)[number];

/** How a company closes a job. */
export const CLOSE_REASONS = ['filled', 'not-filled', 'withdrawn'] as const;
/** How a job was closed. `ended`: its closing date has passed. */
export const CLOSED_AS = ['ended', ...CLOSE_REASONS] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
export type ClosedAs = (typeof CLOSED_AS)[number];

const WORDS: Record<ClosedAs, string> = {
  ended: 'Closed',
  filled: 'Closed: filled',
  'not-filled': 'Closed: not filled',
  withdrawn: 'Closed: withdrawn',
};
/** A closing date within so many days is shown as the number of days. */
const SOON_DAYS = 7;

interface ClosingJob {
  closingDate?: string;
  closedAs?: ClosedAs;
  /** A day. */
  closedOn?: string;
}

/** A job whose last day is over is closed, even if the clock has not written it yet (CLOSE-2). `now` is in milliseconds. */
export function isClosed({ closingDate, closedAs }: ClosingJob, now: number): boolean {
  return closedAs !== undefined || (closingDate !== undefined && closingDate < dayAt(now));
}

/** 'Closed: filled' */
export function closedInWords(as: ClosedAs): string {
  return WORDS[as];
}

/** 'Closed: filled, 21 November 2026'; undefined for an open job */
export function closedOnInWords({ closedAs, closedOn }: ClosingJob): string | undefined {
  if (!closedAs) return undefined;
  return closedOn ? `${WORDS[closedAs]}, ${formatDay(closedOn)}` : WORDS[closedAs];
}

/** 'Closes in 3 days'; undefined if it does not close within a week, or is closed. `now` is in milliseconds. */
export function closesSoonInWords({ closingDate, closedAs }: ClosingJob, now: number): string | undefined {
  if (!closingDate || closedAs) return undefined;
  const days = daysBetween(dayAt(now), closingDate);
  if (days < 0 || days > SOON_DAYS) return undefined;
  if (days < 2) return days === 0 ? 'Closes today' : 'Closes tomorrow';
  return `Closes in ${days} days`;
}

/** 'Closes in 3 days', 'Closes 21 November 2026'; undefined for a job that is closed or has no date */
export function closesInWords(job: ClosingJob, now: number): string | undefined {
  if (!job.closingDate || job.closedAs) return undefined;
  return closesSoonInWords(job, now) ?? `Closes ${formatDay(job.closingDate)}`;
}
