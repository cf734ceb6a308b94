import type { Job } from '../../../lib/contract';

/** Where a closed advert was imported from. */
export function SourceNote({ job: { sourceUrl, sourceName } }: { job: Job }) {
  return (
    sourceUrl && (
      <p className="quiet small">
        This advert comes from <a href={sourceUrl}>{sourceName ?? 'another site'}</a>.
      </p>
    )
  );
}
