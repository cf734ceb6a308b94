import type { Application } from '../../providers/types';
import { DecisionDialog, UNDO_WORDS } from './DecisionDialog';
import type { useDecision } from './use-decision';

export interface DecisionProps {
  application: Application;
  decision: ReturnType<typeof useDecision>;
}

const FORMER = "You will see the e-mail address once the account's owner keeps this application.";
const ACCEPTED = 'You will see their e-mail address and can write to them.';

export function DecisionOnOne({ application, decision }: DecisionProps) {
  if (!decision.pending) return null;
  const { userId, jobId, former } = application;
  const then =
    decision.pending === 'Rejected' ? UNDO_WORDS : `${former ? FORMER : ACCEPTED} This cannot be undone.`;
  return (
    <DecisionDialog
      status={decision.pending}
      who={userId.name}
      text={`For ${jobId.title}. ${then}`}
      isPending={decision.isPending}
      error={decision.error}
      onConfirm={decision.confirm}
      onCancel={decision.cancel}
    />
  );
}
