import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GetListResult } from 'react-admin';
import { ADDRESSES } from '../../providers/addresses';
import { useCall } from '../../providers/use-call';
import type { Job, Visibility } from '../../providers/types';

const LISTS = [ADDRESSES.jobs, 'getList'];

/** Shows the change at once and reverts it if the server refuses. */
export function useChangeVisibility(job: Job) {
  const cache = useQueryClient();
  // the list re-renders a moment after the click, so the box shows the requested value until then
  const [requested, setRequested] = useState<boolean>();
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
      setRequested(undefined);
      return cache.invalidateQueries({ queryKey: [ADDRESSES.jobs] });
    },
  });
  const change = (visible: boolean) => {
    setRequested(visible);
    mutate({ id: job.id, visible });
  };
  return { visible: requested ?? job.visible, isPending, change };
}
