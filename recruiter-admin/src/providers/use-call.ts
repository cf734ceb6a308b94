import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useConsoleData, type ConsoleDataProvider } from './data-provider';
import type { Answer } from './types';

type Call<V> = (data: ConsoleDataProvider, variables: V) => Promise<Answer>;

/** Runs a call and shows the server's message as a toast. */
export function useCall<V = void>(call: Call<V>, options: UseMutationOptions<Answer, Error, V> = {}) {
  const data = useConsoleData();
  const notify = useNotify();
  return useMutation<Answer, Error, V>({
    ...options,
    mutationFn: (variables) => call(data, variables),
    onSuccess: (answer, ...rest) => {
      notify(answer.message, { type: 'success' });
      return options.onSuccess?.(answer, ...rest);
    },
    onError: (error, ...rest) => {
      notify(error.message, { type: 'error' });
      return options.onError?.(error, ...rest);
    },
  });
}
