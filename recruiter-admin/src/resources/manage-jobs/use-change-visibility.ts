import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import { useCall } from '../../providers/use-call';
import type { Job, Visibility } from '../../providers/types';

const LISTS = ['manage-jobs', 'getList'];

/** Shows the change at once and takes it back when the server refuses. */
export function useChangeVisibility() {
  const cache = useQueryClient();
  const show = ({ id, visible }: Visibility) =>
    cache.setQueriesData<GetListResult<Job>>(
      { queryKey: LISTS },
      (list) =>
        list && { ...list, data: list.data.map((job) => (job.id === id ? { ...job, visible } : job)) },
    );
  return useCall<Visibility>((data, change) => data.changeVisibility(change), {
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey: LISTS });
      show(change);
    },
    onError: (_error, { id, visible }) => void show({ id, visible: !visible }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['manage-jobs'] }),
  });
}
