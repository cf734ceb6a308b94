import { Notice } from './Notice';

interface LoadErrorProps {
  /** What could not be loaded: 'The jobs'. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  return (
    <Notice title={`${what} could not be loaded`}>
      {error instanceof Error && <p className="quiet">{error.message}</p>}
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </Notice>
  );
}
