import AcceptIcon from '@mui/icons-material/Check';
import RejectIcon from '@mui/icons-material/Close';
import type { Decision } from '@skybil/shared';
import { Confirm } from 'react-admin';
import type { Application } from '../../providers/types';
import type { useDecision } from './use-decision';

const WORDS = {
  Accepted: {
    verb: 'Accept',
    icon: AcceptIcon,
    colour: 'primary',
    then: 'You will see their e-mail address and can write to them.',
  },
  Rejected: { verb: 'Reject', icon: RejectIcon, colour: 'warning', then: 'Their application is closed.' },
} as const satisfies Record<Decision, object>;

const FORMER = "You will see the e-mail address once the account's owner keeps this application.";

export interface DecisionProps {
  application: Application;
  decision: ReturnType<typeof useDecision>;
}

export function DecisionDialog({ application, decision }: DecisionProps) {
  if (!decision.pending) return null;
  const { verb, icon, colour, then } = WORDS[decision.pending];
  const { userId, jobId, former } = application;
  const after = former && decision.pending === 'Accepted' ? FORMER : then;
  return (
    <Confirm
      isOpen
      title={`${verb} ${userId.name}?`}
      content={`For ${jobId.title}. ${after} This cannot be undone.`}
      confirm={verb}
      confirmColor={colour}
      ConfirmIcon={icon}
      loading={decision.isPending}
      onConfirm={decision.confirm}
      onClose={decision.cancel}
    />
  );
}
