import { useQueryClient } from '@tanstack/react-query';
import type { Decision } from '@skybil/shared';
import { useState } from 'react';
import { ADDRESSES } from '../../providers/addresses';
import { useCall } from '../../providers/use-call';
import type { Application, DecisionOnApplication } from '../../providers/types';
import type { Rejection } from './RejectionFields';

/** Asks for confirmation and waits for the server. The rows are reloaded in any case, because a colleague may have decided first. */
export function useDecision({ id }: Application) {
  const cache = useQueryClient();
  const [pending, setPending] = useState<Decision>();
  const cancel = () => setPending(undefined);
  const call = useCall<DecisionOnApplication>((data, decision) => data.changeStatus(decision), {
    onSettled: async () => {
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
    confirm: (rejection: Rejection) => pending && call.mutate({ id, status: pending, ...rejection }),
  };
}
