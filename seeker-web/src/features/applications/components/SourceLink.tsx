import type { Job } from '../../../lib/contract';

/** An imported advert takes applications where it came from. A plain link: sources ask for one that search engines follow. */
export function SourceLink({ job }: { job: Pick<Job, 'sourceUrl' | 'sourceName'> }) {
  return (
    <a className="button" href={job.sourceUrl}>
      Apply at {job.sourceName ?? 'the source'}
    </a>
  );
}
