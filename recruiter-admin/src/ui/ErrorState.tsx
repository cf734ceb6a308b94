import { Alert, Button } from '@mui/material';

interface Props {
  /** 'The jobs could not be loaded.' */
  what: string;
  error: Error | null;
  onRetry: () => void;
}

/** Replaces content that failed to load. The rest of the page stays usable. */
export const ErrorState = ({ what, error, onRetry }: Props) => (
  <Alert
    severity="error"
    variant="outlined"
    action={
      <Button color="inherit" onClick={onRetry}>
        Retry
      </Button>
    }
    sx={{ alignItems: 'center' }}
  >
    {what} {error?.message}
  </Alert>
);
