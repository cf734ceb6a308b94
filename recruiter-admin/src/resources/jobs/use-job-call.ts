import { useQueryClient } from '@tanstack/react-query';
import { ADDRESSES } from '../../providers/addresses';
import type { ConsoleDataProvider } from '../../providers/data-provider';
import type { Answer } from '../../providers/types';
import { useCall } from '../../providers/use-call';

/** Runs a call that changes a job, and shows the change in the lists before `onDone`. */
export function useJobCall(call: (data: ConsoleDataProvider) => Promise<Answer>, onDone: () => void) {
  const cache = useQueryClient();
  return useCall(call, {
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: [ADDRESSES.jobs] });
      onDone();
    },
  });
}
