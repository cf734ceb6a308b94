import { Button, Stack, Typography } from '@mui/material';
import { closedInWords, dayAt, daysBetween } from '@skybil/shared';
import { useState } from 'react';
import type { Job } from '../../providers/types';
import { CloseJob } from './CloseJob';
import { ReopenJob } from './ReopenJob';

/** '29 days left', 'Closed: filled' */
function closingWords({ closedAs, closingDate }: Job): string {
  if (closedAs) return closedInWords(closedAs);
  const days = closingDate === undefined ? undefined : daysBetween(dayAt(Date.now()), closingDate);
  if (days === undefined) return '';
  if (days < 2) return days === 1 ? '1 day left' : 'Last day';
  return `${days} days left`;
}

/** When the job closes, with a button that closes it, or opens it again. */
export function JobClosing({ job }: { job: Job }) {
  // the job may change while a dialog is open
  const [asking, setAsking] = useState<'close' | 'reopen'>();
  const done = () => setAsking(undefined);
  return (
    <Stack
      direction={{ xs: 'row', md: 'column' }}
      useFlexGap
      sx={{ columnGap: 1, alignItems: { xs: 'center', md: 'flex-start' }, whiteSpace: 'nowrap' }}
    >
      <Typography variant="body2">{closingWords(job)}</Typography>
      <Button
        size="small"
        onClick={() => setAsking(job.closedAs ? 'reopen' : 'close')}
        aria-label={job.closedAs ? `Open ${job.title} again` : `Close ${job.title}`}
        sx={{ minHeight: { xs: 44, md: 0 }, minWidth: { md: 0 }, ml: { md: -0.625 } }}
      >
        {job.closedAs ? 'Open again' : 'Close'}
      </Button>
      {asking === 'close' && <CloseJob job={job} onDone={done} />}
      {asking === 'reopen' && <ReopenJob job={job} onDone={done} />}
    </Stack>
  );
}
