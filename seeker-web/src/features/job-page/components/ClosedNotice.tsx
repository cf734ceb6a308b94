import { closedOnInWords, MESSAGES } from '@skybil/shared';
import type { Job } from '../../../lib/contract';

/** Id of the element with the open jobs. */
export const MORE_JOBS = 'more-jobs';

export function ClosedNotice({ job }: { job: Job }) {
  return (
    <div className="job-closed" role="status">
      <p>
        <strong>{closedOnInWords(job)}</strong>
      </p>
      <p>
        {MESSAGES.jobClosed} <a href={`#${MORE_JOBS}`}>See open jobs</a>
      </p>
    </div>
  );
}
