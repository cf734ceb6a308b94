import { Avatar, Chip, Link, Stack, Typography } from '@mui/material';
import { canDecide, formatLongDate, mailLink, placeInWords, REJECTION_REASONS } from '@skybil/shared';
import { KindChip, STAGE_NAMES, StatusChip } from '../../ui/Chips';
import type { Application } from '../../providers/types';
import { DecisionButtons } from './DecisionButtons';
import { InterviewFacts } from './interview/InterviewFacts';
import { PrivateNote } from './PrivateNote';
import { UndoRejection } from './UndoRejection';
import { useDecision } from './use-decision';

export function ApplicantFacts({ application }: { application: Application }) {
  const { userId, jobId, kind, date, status, stage, reason, note, nextStep, interview, former } = application;
  const decision = useDecision(application);
  const isOpen = canDecide(status);
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar src={userId.image} alt="" sx={{ width: 48, height: 48 }} />
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {userId.name}
        </Typography>
      </Stack>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{jobId.title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {placeInWords(jobId)} · {formatLongDate(date)}
        </Typography>
      </div>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <KindChip kind={kind} />
        {isOpen && stage !== 'received' && (
          <Chip size="small" variant="outlined" label={STAGE_NAMES[stage]} />
        )}
        <StatusChip status={status} takesFocus={!isOpen && decision.wasSent} />
        <UndoRejection application={application} />
      </Stack>
      {reason && <Typography variant="body2">{REJECTION_REASONS[reason]}</Typography>}
      {[note, nextStep].filter(Boolean).map((text) => (
        <Typography key={text} variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
      {interview && <InterviewFacts interview={interview} />}
      {userId.email && (
        <Link href={mailLink(userId.email)} sx={{ py: { xs: 1.25, sm: 0.5 }, overflowWrap: 'anywhere' }}>
          {userId.email}
        </Link>
      )}
      {userId.phone && (
        <Link href={`tel:${userId.phone.replaceAll(' ', '')}`} sx={{ py: { xs: 1.25, sm: 0.5 } }}>
          {userId.phone}
        </Link>
      )}
      {former && status !== 'Rejected' && (
        <Typography variant="body2" color="textSecondary">
          The e-mail is shown once the account's owner keeps this application.
        </Typography>
      )}
      {isOpen && <DecisionButtons application={application} decision={decision} />}
      <PrivateNote key={application.id} application={application} />
    </Stack>
  );
}
