import {
  Box,
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
import { CLOSE_REASONS, type CloseReason, type RejectionReason } from '@skybil/shared';
import { useId, useState } from 'react';
import type { Job } from '../../providers/types';
import { RejectionReasonSelect } from '../applications/RejectionReasonSelect';
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
  const [rejectionReason, setRejectionReason] = useState<RejectionReason>();
  const [title, why] = [useId(), useId()];
  const close = useJobCall((data) => data.closeJob(job.id, { as: reason, rejectionReason }), onDone);
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
          <Box sx={{ mt: 2 }}>
            <RejectionReasonSelect
              label="What should applicants read?"
              none="Nothing yet: I still decide"
              helperText={rejectionReason && REJECTED}
              value={rejectionReason}
              onChange={setRejectionReason}
            />
          </Box>
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
