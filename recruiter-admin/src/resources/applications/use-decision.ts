import { useQueryClient } from '@tanstack/react-query';
import type { Decision } from '@skybil/shared';
import { useState } from 'react';
import { ADDRESSES } from '../../providers/addresses';
import { useCall } from '../../providers/use-call';
import type { Application, DecisionOnApplication } from '../../providers/types';
import { type DecisionDetails, nextStepProblem } from './DecisionDialog';

/** Asks for confirmation and waits for the server. The rows are reloaded in any case, because a colleague may have decided first. */
export function useDecision({ id }: Application) {
  const cache = useQueryClient();
  const [pending, setPending] = useState<Decision>();
  const cancel = () => setPending(undefined);
  const call = useCall<DecisionOnApplication>((data, decision) => data.changeStatus(decision), {
    onSettled: async (_, error) => {
      if (nextStepProblem(error)) return;
      await cache.invalidateQueries({ queryKey: [ADDRESSES.applications] });
      cancel();
    },
  });
  return {
    pending,
    ask: setPending,
    cancel,
    isPending: call.isPending,
    wasSent: !call.isIdle,
    error: call.error,
    confirm: (details: DecisionDetails) => pending && call.mutate({ id, status: pending, ...details }),
  };
}
