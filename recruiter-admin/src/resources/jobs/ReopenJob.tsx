import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { addDays, dayAt, LIMITS } from '@skybil/shared';
import { useId, useState } from 'react';
import type { Job } from '../../providers/types';
import { useJobCall } from './use-job-call';

interface ReopenJobProps {
  job: Job;
  onDone: () => void;
}

export function ReopenJob({ job, onDone }: ReopenJobProps) {
  const [today] = useState(() => dayAt(Date.now()));
  const [closingDate, setClosingDate] = useState(addDays(today, LIMITS.closingDays));
  const title = useId();
  const reopen = useJobCall((data) => data.reopenJob(job.id, closingDate), onDone);
  return (
    <Dialog open onClose={onDone} aria-labelledby={title}>
      <DialogTitle id={title}>Open {job.title} again?</DialogTitle>
      <DialogContent>
        <TextField
          type="date"
          label="Closing date"
          value={closingDate}
          onChange={(event) => setClosingDate(event.target.value)}
          helperText="The last day for applications."
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: today, max: addDays(today, LIMITS.longestClosingDays) },
          }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Leave it closed</Button>
        <Button variant="contained" disabled={reopen.isPending} onClick={() => reopen.mutate()}>
          Open job
        </Button>
      </DialogActions>
    </Dialog>
  );
}
