import { closesInWords, dayAt, formatDay } from '@skybil/shared';
import type { Job } from './contract';

export type Closing = Pick<Job, 'closingDate' | 'closedAs' | 'closedOn'>;

/** Like `closesInWords`. If the day of an open job is over, the job is a copy on this device, and may have closed since. */
export function closingInWords(job: Closing, now: number): string | undefined {
  const { closingDate, closedAs } = job;
  if (closingDate && !closedAs && closingDate < dayAt(now))
    return `May have closed on ${formatDay(closingDate)}`;
  return closesInWords(job, now);
}
