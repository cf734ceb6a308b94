import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ADDRESSES } from '../../providers/addresses';
import { type ConsoleDataProvider, useConsoleData } from '../../providers/data-provider';
import type { StatusResult } from '../../providers/types';

type ChangeMany<V> = (data: ConsoleDataProvider, variables: V) => Promise<StatusResult[]>;

/** Changes several applications, each by itself, and reloads the rows. A failed call is shown as a toast. */
export function useChangeMany<V>(
  change: ChangeMany<V>,
  onResults: (results: StatusResult[], variables: V) => void,
) {
  const data = useConsoleData();
  const cache = useQueryClient();
  const notify = useNotify();
  return useMutation<StatusResult[], Error, V>({
    mutationFn: (variables) => change(data, variables),
    onSuccess: onResults,
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => cache.invalidateQueries({ queryKey: [ADDRESSES.applications] }),
  });
}
