import { Confirm } from 'react-admin';
import type { Application } from '../../../providers/types';
import { fieldsOf } from './interview-fields';
import { InterviewDialog } from './InterviewDialog';
import type { InterviewActions } from './use-interview';

interface InterviewProps {
  application: Application;
  interview: InterviewActions;
}

const INVITED = 'They get a mail with a calendar file, and say yes or no.';
const CHANGED = 'They get a mail about the change, and say yes or no again.';
const CANCELLED = 'They get a mail, and the application goes back to the short list.';

/** The dialogs that invite one applicant, and change or cancel the interview. */
export function InterviewOnOne({ application: { id, userId, jobId }, interview }: InterviewProps) {
  const { ahead, invite } = interview;
  return (
    <>
      {invite.isAsked && (
        <InterviewDialog
          title={ahead ? `Change the interview with ${userId.name}` : `Invite ${userId.name} to an interview`}
          text={`For ${jobId.title}. ${ahead ? CHANGED : INVITED}`}
          verb={ahead ? 'Change' : 'Invite'}
          initial={fieldsOf(ahead)}
          isPending={invite.isPending}
          errors={invite.errors}
          onConfirm={(fields) => invite.send([id], fields)}
          onCancel={invite.close}
        />
      )}
      {interview.isCancelAsked && (
        <Confirm
          isOpen
          title={`Cancel the interview with ${userId.name}?`}
          content={`For ${jobId.title}. ${CANCELLED}`}
          confirm="Cancel it"
          cancel="Keep it"
          confirmColor="warning"
          loading={interview.isCancelling}
          onConfirm={interview.cancel}
          onClose={interview.keep}
        />
      )}
    </>
  );
}
