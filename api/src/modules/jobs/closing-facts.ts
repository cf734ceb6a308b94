import { dayAt } from '@skybil/shared';
import type { JobRecord } from './job.record.js';

/** The last day is the day on which a job has ended, not the moment after it at which the clock closed it. */
export function closingOf({
  closingDate,
  closedAs,
  closedAt,
}: Pick<JobRecord, 'closingDate' | 'closedAs' | 'closedAt'>) {
  const closedOn = closedAs === 'ended' ? closingDate : closedAt && dayAt(closedAt.getTime());
  return {
    ...(closingDate ? { closingDate } : {}),
    ...(closedAs ? { closedAs } : {}),
    ...(closedAs && closedOn ? { closedOn } : {}),
  };
}
