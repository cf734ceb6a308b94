import AcceptIcon from '@mui/icons-material/Check';
import RejectIcon from '@mui/icons-material/Close';
import { DialogContentText } from '@mui/material';
import { type Decision, LIMITS } from '@skybil/shared';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { type Rejection, RejectionFields } from './RejectionFields';

const WORDS = {
  Accepted: { verb: 'Accept', icon: AcceptIcon, colour: 'primary' },
  Rejected: { verb: 'Reject', icon: RejectIcon, colour: 'warning' },
} as const satisfies Record<Decision, object>;

export const UNDO_WORDS = `You can undo this for ${LIMITS.undoMinutes} minutes. Then the rejection is shown and mailed.`;

interface DecisionDialogProps {
  status: Decision;
  /** 'Ada Obi', '12 applicants' */
  who: string;
  /** What follows from the decision. */
  text: string;
  isPending: boolean;
  onConfirm: (rejection: Rejection) => void;
  onCancel: () => void;
}

/** Asks for a confirmation, and before a rejection for its reason. */
export function DecisionDialog({ status, who, text, isPending, onConfirm, onCancel }: DecisionDialogProps) {
  const [rejection, setRejection] = useState<Rejection>({});
  const { verb, icon, colour } = WORDS[status];
  return (
    <Confirm
      isOpen
      title={`${verb} ${who}?`}
      content={
        <>
          <DialogContentText>{text}</DialogContentText>
          {status === 'Rejected' && <RejectionFields value={rejection} onChange={setRejection} />}
        </>
      }
      confirm={verb}
      confirmColor={colour}
      ConfirmIcon={icon}
      loading={isPending}
      onConfirm={() => onConfirm(rejection)}
      onClose={onCancel}
    />
  );
}
