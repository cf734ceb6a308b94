import AcceptIcon from '@mui/icons-material/Check';
import RejectIcon from '@mui/icons-material/Close';
import { DialogContentText } from '@mui/material';
import { type Decision, LIMITS } from '@skybil/shared';
import { useState } from 'react';
import { Confirm, HttpError } from 'react-admin';
import { NextStepField } from './NextStepField';
import { type Rejection, RejectionFields } from './RejectionFields';

const WORDS = {
  Accepted: { verb: 'Accept', icon: AcceptIcon, colour: 'primary' },
  Rejected: { verb: 'Reject', icon: RejectIcon, colour: 'warning' },
} as const satisfies Record<Decision, object>;

export const UNDO_WORDS = `You can undo this for ${LIMITS.undoMinutes} minutes. Then the rejection is shown and mailed.`;

/** What the dialog asks for: the reason of a rejection, or what follows an acceptance. */
export interface DecisionDetails extends Rejection {
  nextStep?: string;
}

interface DecisionDialogProps {
  status: Decision;
  /** 'Ada Obi', '12 applicants' */
  who: string;
  /** What follows from the decision. */
  text: string;
  isPending: boolean;
  error: Error | null;
  onConfirm: (details: DecisionDetails) => void;
  onCancel: () => void;
}

/** Asks for a confirmation, and for what the applicant should read. */
export function DecisionDialog({
  status,
  who,
  text,
  isPending,
  error,
  onConfirm,
  onCancel,
}: DecisionDialogProps) {
  const [details, setDetails] = useState<DecisionDetails>({});
  const { verb, icon, colour } = WORDS[status];
  return (
    <Confirm
      isOpen
      title={`${verb} ${who}?`}
      content={
        <>
          <DialogContentText>{text}</DialogContentText>
          {status === 'Rejected' ? (
            <RejectionFields value={details} onChange={setDetails} />
          ) : (
            <NextStepField
              value={details.nextStep ?? ''}
              onChange={(nextStep) => setDetails({ nextStep: nextStep || undefined })}
              error={nextStepProblem(error)}
            />
          )}
        </>
      }
      confirm={verb}
      confirmColor={colour}
      ConfirmIcon={icon}
      loading={isPending}
      onConfirm={() => onConfirm(details)}
      onClose={onCancel}
    />
  );
}

/** Why the board refused the next step. The dialog stays open then, so that nothing has to be typed again. */
export function nextStepProblem(error: Error | null): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return (error.body?.errors as Record<string, string> | undefined)?.nextStep;
}
