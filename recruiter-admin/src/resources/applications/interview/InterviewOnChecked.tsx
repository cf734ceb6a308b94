import { fieldsOf } from './interview-fields';
import { InterviewDialog } from './InterviewDialog';
import type { useInvite } from './use-invite';

interface InterviewOnCheckedProps {
  ids: string[];
  /** '12 applicants' */
  who: string;
  invite: ReturnType<typeof useInvite>;
}

const TEXT = 'Each gets a mail with this time and place, also those who are invited already.';

export function InterviewOnChecked({ ids, who, invite }: InterviewOnCheckedProps) {
  if (!invite.isAsked) return null;
  return (
    <InterviewDialog
      title={`Invite ${who} to an interview`}
      text={TEXT}
      verb="Invite"
      initial={invite.sent ?? fieldsOf()}
      isPending={invite.isPending}
      errors={invite.errors}
      onConfirm={(fields) => invite.send(ids, fields)}
      onCancel={invite.close}
    />
  );
}
