import { Alert, Button } from '@mui/material';

interface Props {
  /** What could not be done: 'The jobs could not be loaded.' */
  what: string;
  error: Error | null;
  onRetry: () => void;
}

/** What failed, what to do, Retry; the rest of the page stays. */
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
