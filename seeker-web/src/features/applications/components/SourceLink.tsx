import type { Job } from '../../../lib/contract';

/** Link to the source of an imported advert. Without `nofollow`, because sources require that. */
export function SourceLink({ job }: { job: Pick<Job, 'sourceUrl' | 'sourceName'> }) {
  return (
    <a className="button" href={job.sourceUrl}>
      Apply at {job.sourceName ?? 'the source'}
    </a>
  );
}
