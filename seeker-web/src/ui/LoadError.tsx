import { useEffect } from 'react';
import { ApiError } from '../lib/api';
import { openCachedPage } from '../lib/cache/cached-at';
import { Notice } from './Notice';

interface LoadErrorProps {
  /** Subject of the message: 'The jobs'. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  const isOffline = error instanceof ApiError && error.code === 'network';
  // while offline, a cached page may contain what could not be loaded
  useEffect(() => {
    if (isOffline) void openCachedPage();
  }, [error, isOffline]);
  return (
    <Notice title={`${what} could not be loaded`}>
      {/* a network error is shown in a toast, once for all parts of the page */}
      {error instanceof Error && !isOffline && <p className="quiet">{error.message}</p>}
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </Notice>
  );
}
