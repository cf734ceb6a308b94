import { fieldsOf } from './interview-fields';
import { InterviewDialog } from './InterviewDialog';
import type { useInvite } from './use-invite';

interface InterviewOnCheckedProps {
  ids: string[];
  /** '12 applicants' */
  who: string;
  invite: ReturnType<typeof useInvite>;
}

const TEXT =
  'All are invited to the same time and place, and get a mail. Who is invited already gets this time and place instead.';

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
