import { useQueryClient } from '@tanstack/react-query';
import { canMove, type ChosenStage } from '@skybil/shared';
import { ADDRESSES } from '../../providers/addresses';
import { useCall } from '../../providers/use-call';
import type { Application } from '../../providers/types';

/** Puts an application on the short list, or takes it off. */
export function useChangeStage({ id, stage }: Application) {
  const cache = useQueryClient();
  const call = useCall<ChosenStage>((data, to) => data.changeStage({ id, stage: to }), {
    onSettled: () => cache.invalidateQueries({ queryKey: [ADDRESSES.applications] }),
  });
  const to: ChosenStage = stage === 'shortlisted' ? 'viewed' : 'shortlisted';
  return {
    name: stage === 'shortlisted' ? 'Take off the short list' : 'Shortlist',
    isPending: call.isPending,
    /** Absent if the application cannot be moved. */
    change: canMove(stage, to) ? () => call.mutate(to) : undefined,
  };
}
