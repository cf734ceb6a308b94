import {
  Alert,
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
  Stack,
  TextField,
} from '@mui/material';
import { isFraud, LIMITS } from '@skybil/shared';
import { type FormEvent, useState } from 'react';
import { CallError } from './CallError';
import type { Decision } from './decisions';
import { useCall } from './use-call';

interface DecisionDialogProps {
  decision: Decision;
  onDone: (message: string) => void;
  onClose: () => void;
}

export function DecisionDialog({ decision, onDone, onClose }: DecisionDialogProps) {
  const { isBusy, error, run } = useCall();
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => decision.send(reason, text.trim()));
    if (answer) onDone(answer.message);
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="decision">
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id="decision" sx={{ overflowWrap: 'anywhere' }}>
          {decision.title}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormControl required>
              <FormLabel id="reason">
                {decision.isMailed
                  ? 'Reason, which the company gets by mail'
                  : 'Reason, for the security log'}
              </FormLabel>
              <RadioGroup
                aria-labelledby="reason"
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              >
                {Object.entries(decision.reasons).map(([value, words], at) => (
                  <FormControlLabel
                    key={value}
                    value={value}
                    label={words}
                    control={<Radio autoFocus={at === 0} slotProps={{ input: { required: true } }} />}
                  />
                ))}
              </RadioGroup>
            </FormControl>
            {isFraud(reason) && (
              <Alert severity="info">
                Everybody who applied in the last {LIMITS.fraudWarningDays} days gets a mail: send no money
                and no papers.
              </Alert>
            )}
            <TextField
              label={
                decision.isShown ? 'More, which the company reads on its pages' : 'More, for the security log'
              }
              value={text}
              onChange={({ target }) => setText(target.value)}
              slotProps={{ htmlInput: { maxLength: LIMITS.staffTextCharacters } }}
            />
            <CallError error={error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {decision.button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
