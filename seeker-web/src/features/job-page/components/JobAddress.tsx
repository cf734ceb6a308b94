import { jobPath } from '@skybil/shared';
import { useBoardConfig } from '../../../lib/board-config';
import type { Job } from '../../../lib/contract';

export function JobAddress({ job }: { job: Job }) {
  const { publicUrl } = useBoardConfig();
  return (
    <div className="print-only job-address">
      <p>
        {job.closedAs ? 'This job' : 'This job and how to apply'}: {publicUrl + jobPath(job.kind, job._id)}
      </p>
      {job.sourceUrl && <p>The original advert: {job.sourceUrl}</p>}
    </div>
  );
}
