import { useEffect } from 'react';
import { ApiError } from '../lib/api';
import { openCachedPage } from '../lib/cache/cached-at';
import { Notice } from './Notice';

interface LoadErrorProps {
  /** What could not be loaded: 'The jobs'. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  const hasNoLine = error instanceof ApiError && error.code === 'network';
  // what was opened by its address lies in its page, where only the browser finds it
  useEffect(() => {
    if (hasNoLine) void openCachedPage();
  }, [error, hasNoLine]);
  return (
    <Notice title={`${what} could not be loaded`}>
      {/* that there is no line, a toast says once for all parts of a page */}
      {error instanceof Error && !hasNoLine && <p className="quiet">{error.message}</p>}
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </Notice>
  );
}
