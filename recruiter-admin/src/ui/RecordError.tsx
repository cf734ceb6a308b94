import { useEditContext, useListContext, useShowContext } from 'react-admin';
import { ErrorState } from './ErrorState';

interface Failed {
  error?: unknown;
  refetch: () => unknown;
}

const stateOf = (what: string, { error, refetch }: Failed) => (
  <ErrorState what={what} error={error as Error | null} onRetry={() => void refetch()} />
);

export const ListError = ({ what }: { what: string }) => stateOf(what, useListContext());
export const EditError = ({ what }: { what: string }) => stateOf(what, useEditContext());
export const ShowError = ({ what }: { what: string }) => stateOf(what, useShowContext());
