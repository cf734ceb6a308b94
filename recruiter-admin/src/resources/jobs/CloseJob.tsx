import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { CLOSE_REASONS, type CloseReason } from '@skybil/shared';
import { useId, useState } from 'react';
import type { Job } from '../../providers/types';
import { useJobCall } from './use-job-call';

const LABELS: Record<CloseReason, string> = {
  filled: 'It is filled',
  'not-filled': 'Nobody was found',
  withdrawn: 'It is no longer needed',
};
const WHAT =
  'It leaves the lists at once, and its page says that it is closed. Applicants stay, and you can still answer them.';

interface CloseJobProps {
  job: Job;
  onDone: () => void;
}

export function CloseJob({ job, onDone }: CloseJobProps) {
  const [reason, setReason] = useState<CloseReason>('filled');
  const [title, why] = [useId(), useId()];
  const close = useJobCall((data) => data.closeJob(job.id, reason), onDone);
  return (
    <Dialog open onClose={onDone} aria-labelledby={title}>
      <DialogTitle id={title}>Close {job.title}?</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{WHAT}</Typography>
        <FormControl>
          <FormLabel id={why}>Why does it close?</FormLabel>
          <RadioGroup
            aria-labelledby={why}
            value={reason}
            onChange={(_event, value) => setReason(value as CloseReason)}
          >
            {CLOSE_REASONS.map((each) => (
              <FormControlLabel key={each} value={each} label={LABELS[each]} control={<Radio />} />
            ))}
          </RadioGroup>
        </FormControl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Keep it open</Button>
        <Button variant="contained" disabled={close.isPending} onClick={() => close.mutate()}>
          Close job
        </Button>
      </DialogActions>
    </Dialog>
  );
}
