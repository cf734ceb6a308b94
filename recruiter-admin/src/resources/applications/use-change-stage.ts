import { useQueryClient } from '@tanstack/react-query';
import { canMove, type ChosenStage } from '@skybil/shared';
import { ADDRESSES } from '../../providers/addresses';
import { useCall } from '../../providers/use-call';
import { useState } from 'react';
import type { Application } from '../../providers/types';
import { interviewAhead } from './interview/interview-fields';

/** Puts an application on the short list, or takes it off. An interview that is ahead has to be cancelled first. */
export function useChangeStage(application: Application) {
  const { id, stage } = application;
  const [now] = useState(() => Date.now());
  const cache = useQueryClient();
  const call = useCall<ChosenStage>((data, to) => data.changeStage({ id, stage: to }), {
    onSettled: () => cache.invalidateQueries({ queryKey: [ADDRESSES.applications] }),
  });
  const to: ChosenStage = stage === 'shortlisted' ? 'viewed' : 'shortlisted';
  return {
    name: stage === 'shortlisted' ? 'Take off the short list' : 'Shortlist',
    isPending: call.isPending,
    /** Absent if the application cannot be moved. */
    change: canMove(stage, to) && !interviewAhead(application, now) ? () => call.mutate(to) : undefined,
  };
}
