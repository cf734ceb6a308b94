import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ADDRESSES } from '../../../providers/addresses';
import { useConsoleData } from '../../../providers/data-provider';
import type { Invitation, StatusResult } from '../../../providers/types';
import { interviewErrors, type InterviewFields, invitationOf } from './interview-fields';

/** Opens the dialog and sends the invitations. The dialog stays open until `onResults` closes it. */
export function useInvite(onResults: (results: StatusResult[], close: () => void) => void) {
  const data = useConsoleData();
  const cache = useQueryClient();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  /** What was sent, until all are invited: those that failed are invited again without typing it again. */
  const [sent, setSent] = useState<InterviewFields>();
  const close = () => setAsked(false);
  const call = useMutation<StatusResult[], Error, Invitation>({
    mutationFn: (invitation) => data.invite(invitation),
    onSuccess: (results) => {
      if (results.every(({ success }) => success)) setSent(undefined);
      onResults(results, close);
    },
    onError: (error) => {
      if (!interviewErrors(error)) notify(error.message, { type: 'error' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [ADDRESSES.applications] }),
  });
  return {
    isAsked,
    sent,
    isPending: call.isPending,
    errors: interviewErrors(call.error),
    ask: () => {
      call.reset();
      setAsked(true);
    },
    close,
    send: (ids: string[], fields: InterviewFields) => {
      setSent(fields);
      call.mutate(invitationOf(ids, fields));
    },
  };
}
