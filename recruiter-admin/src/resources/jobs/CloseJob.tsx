import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import {
  CLOSE_REASONS,
  type CloseReason,
  REJECTION_REASON_NAMES,
  REJECTION_REASONS,
  type RejectionReason,
} from '@skybil/shared';
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
const REJECTED = 'All who wait are rejected and mailed at once. This cannot be undone.';

interface CloseJobProps {
  job: Job;
  onDone: () => void;
}

export function CloseJob({ job, onDone }: CloseJobProps) {
  const [reason, setReason] = useState<CloseReason>('filled');
  const [answer, setAnswer] = useState<RejectionReason | ''>('');
  const [title, why] = [useId(), useId()];
  const close = useJobCall(
    (data) => data.closeJob(job.id, { as: reason, rejectionReason: answer || undefined }),
    onDone,
  );
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
        {job.applicants > 0 && (
          <TextField
            select
            fullWidth
            label="What should waiting applicants read?"
            helperText={answer && REJECTED}
            value={answer}
            onChange={({ target }) => setAnswer(target.value as RejectionReason | '')}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ mt: 2, '& .MuiSelect-select': { whiteSpace: 'normal' } }}
          >
            <MenuItem value="">Nothing yet: I still decide</MenuItem>
            {REJECTION_REASON_NAMES.map((name) => (
              <MenuItem key={name} value={name} sx={{ whiteSpace: 'normal' }}>
                {REJECTION_REASONS[name]}
              </MenuItem>
            ))}
          </TextField>
        )}
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
