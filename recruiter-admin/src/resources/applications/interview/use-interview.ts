import { useState } from 'react';
import { canMove } from '@skybil/shared';
import { useNotify } from 'react-admin';
import type { Application } from '../../../providers/types';
import { useChangeMany } from '../use-change-many';
import { interviewAhead } from './interview-fields';
import { useInvite } from './use-invite';

/** Invites one applicant, or moves or cancels the interview that is ahead. */
export function useInterview(application: Application) {
  const { id, stage, former } = application;
  const [now] = useState(() => Date.now());
  const notify = useNotify();
  const [isCancelAsked, setCancelAsked] = useState(false);
  const invite = useInvite(([result], close) => {
    if (!result) return;
    notify(result.message, { type: result.success ? 'success' : 'error' });
    if (result.success) close();
  });
  const cancel = useChangeMany<string[]>(
    (data, ids) => data.cancelInterviews(ids),
    ([result]) => {
      if (result) notify(result.message, { type: result.success ? 'success' : 'error' });
      setCancelAsked(false);
    },
  );
  const ahead = interviewAhead(application, now);
  const canInvite = !former && (stage === 'interview' || canMove(stage, 'interview'));
  return {
    ahead,
    invite,
    name: ahead ? 'Change interview' : 'Invite to interview',
    /** Absent if the application is decided, or its sender is not known. */
    ask: canInvite ? invite.ask : undefined,
    /** Absent without an interview that is ahead. */
    askToCancel: ahead && (() => setCancelAsked(true)),
    isCancelAsked,
    keep: () => setCancelAsked(false),
    cancel: () => cancel.mutate([id]),
    isCancelling: cancel.isPending,
  };
}

export type InterviewActions = ReturnType<typeof useInterview>;
