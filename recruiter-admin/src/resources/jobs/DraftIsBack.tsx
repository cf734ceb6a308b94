import { Alert, Button } from '@mui/material';
import { formatMoment } from '@skybil/shared';

interface Props {
  savedAt: string;
  onDiscard: () => void;
}

export const DraftIsBack = ({ savedAt, onDiscard }: Props) => (
  <Alert
    severity="info"
    sx={{ maxWidth: 792, mb: 2, alignItems: 'center' }}
    action={
      <Button color="inherit" size="small" onClick={onDiscard}>
        Discard
      </Button>
    }
  >
    Your draft of {formatMoment(savedAt)} is back.
  </Alert>
);
