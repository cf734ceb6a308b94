import { Alert, Button } from '@mui/material';
import { formatMoment } from '@skybil/shared';

interface Props {
  savedAt: string;
  /** Title of the job that the recruiter wants to duplicate. */
  copied: string | undefined;
  onDiscard: () => void;
}

export const DraftIsBack = ({ savedAt, copied, onDiscard }: Props) => (
  <Alert
    severity="info"
    sx={{ maxWidth: 792, mb: 2, alignItems: 'center' }}
    action={
      <Button color="inherit" size="small" onClick={onDiscard}>
        Discard
      </Button>
    }
  >
    Your draft of {formatMoment(savedAt)} is back.{copied && ` Discard it to duplicate “${copied}”.`}
  </Alert>
);
