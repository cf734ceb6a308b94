import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { age } from './age';
import { approve, type Decision, hide, restore, suspendOrLift } from './decisions';
import type { QueuedJob, StaffCompany, WholeJob } from './staff-client';
import { textOf } from './text-of';

interface JobCardProps {
  job: QueuedJob | WholeJob;
  isSelected?: boolean;
  onSelect?: () => void;
  onDecide: (decision: Decision) => void;
  onRead?: () => void;
}

/** An advert with what a moderator needs to know of it. */
export function JobCard({ job, isSelected = false, onSelect, onDecide, onRead }: JobCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) card.current?.focus();
  }, [isSelected]);
  const { title, location, salary, currency, held, listed, hidden, findings, company } = job;
  const ofCompany = suspendOrLift(job);
  const canApprove = findings.length > 0 && hidden === undefined && 'reason' in job;
  return (
    <Card
      component="article"
      ref={card}
      tabIndex={-1}
      aria-label={title}
      aria-current={isSelected || undefined}
      variant="outlined"
      onClick={onSelect}
      sx={{ p: 2, ...(isSelected && { borderColor: 'primary.main', boxShadow: 2 }) }}
    >
      <Stack spacing={1} sx={{ overflowWrap: 'anywhere' }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h2">{title}</Typography>
          <Chip size="small" label={hidden === undefined ? stateOf(held, listed) : 'Hidden'} />
        </Stack>
        <Typography variant="body2">
          {[company?.name ?? 'Company no longer listed', location, `${salary} ${currency}`].join(' · ')}
        </Typography>
        {'waitingSince' in job && (
          <Typography variant="body2">
            {job.reason === 'asked' ? 'Its company asks for a decision' : 'Something to look at'}; waits for{' '}
            {age(job.waitingSince)}
          </Typography>
        )}
        {findings.map(({ rule, says }) => (
          <Typography key={rule} component="mark" sx={{ px: 1, py: 0.5, borderRadius: 1 }}>
            {says}
          </Typography>
        ))}
        {hidden !== undefined && <Typography>Hidden: {hidden}</Typography>}
        {company && <Typography variant="body2">{factsOf(company)}</Typography>}
        {'description' in job && (
          <Box sx={{ whiteSpace: 'pre-line', borderTop: 1, borderColor: 'divider', pt: 1 }}>
            {textOf(job.description)}
          </Box>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {canApprove && (
            <Button variant="contained" onClick={() => onDecide(approve(job))}>
              Approve
            </Button>
          )}
          {hidden === undefined ? (
            <Button variant="outlined" color="error" onClick={() => onDecide(hide(job))}>
              Hide
            </Button>
          ) : (
            <Button variant="contained" onClick={() => onDecide(restore(job))}>
              Restore
            </Button>
          )}
          {ofCompany && <Button onClick={() => onDecide(ofCompany)}>{ofCompany.button}</Button>}
          {onRead && <Button onClick={onRead}>Read it all</Button>}
        </Stack>
      </Stack>
    </Card>
  );
}

function stateOf(held: boolean, listed: boolean): string {
  if (held) return 'Held by the check';
  return listed ? 'Listed' : 'Not listed';
}

function factsOf(company: StaffCompany): string {
  const { since, owned, mailDomain, emailProven, adverts, listed, withFindings, suspended } = company;
  return [
    owned ? `Registered ${age(since)} ago` : 'Imported, nobody owns it',
    `${adverts} ${adverts === 1 ? 'advert' : 'adverts'}, ${listed} listed, ${withFindings} with findings`,
    ...(mailDomain ? [`mail at ${mailDomain}, ${emailProven ? 'verified' : 'not verified'}`] : []),
    ...(suspended === undefined ? [] : [`suspended: ${suspended}`]),
  ].join(' · ');
}
