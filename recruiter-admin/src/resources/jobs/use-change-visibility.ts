import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GetListResult } from 'react-admin';
import { ADDRESSES } from '../../providers/addresses';
import { useCall } from '../../providers/use-call';
import type { Job, Visibility } from '../../providers/types';

const LISTS = [ADDRESSES.jobs, 'getList'];

/** Shows the change at once and takes it back when the server refuses. */
export function useChangeVisibility(job: Job) {
  const cache = useQueryClient();
  // the lists hear of a change a moment later, and until then the box would fall back
  const [asked, ask] = useState<boolean>();
  const show = ({ id, visible }: Visibility) =>
    cache.setQueriesData<GetListResult<Job>>(
      { queryKey: LISTS },
      (list) =>
        list && { ...list, data: list.data.map((each) => (each.id === id ? { ...each, visible } : each)) },
    );
  const { mutate, isPending } = useCall<Visibility>((data, change) => data.changeVisibility(change), {
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey: LISTS });
      show(change);
    },
    onError: (_error, { id, visible }) => void show({ id, visible: !visible }),
    onSettled: () => {
      ask(undefined);
      return cache.invalidateQueries({ queryKey: [ADDRESSES.jobs] });
    },
  });
  const change = (visible: boolean) => {
    ask(visible);
    mutate({ id: job.id, visible });
  };
  return { visible: asked ?? job.visible, isPending, change };
}
