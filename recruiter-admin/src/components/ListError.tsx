import { useListContext } from 'react-admin';
import { ErrorState } from './ErrorState';

export function ListError({ what }: { what: string }) {
  const { error, refetch } = useListContext();
  return <ErrorState what={what} error={error as Error | null} onRetry={() => void refetch()} />;
}
