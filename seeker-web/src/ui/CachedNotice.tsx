import { useSWRConfig } from 'swr';
import { formatMoment } from '@skybil/shared';
import { useCachedAt } from '../lib/cache/cached-at';
import './states.css';

/** Says how old the shown data is if it comes from the cache (LINE-2). */
export function CachedNotice({ path }: { path: string }) {
  const at = useCachedAt(path);
  const { mutate } = useSWRConfig();
  return (
    <div aria-live="polite">
      {at && (
        <p className="from-when">
          The board cannot be reached. This is what your device kept on {formatMoment(at)}.{' '}
          <button type="button" className="button button--bare" onClick={() => void mutate(() => true)}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
