import { Alert, Button } from '@mui/material';

interface Props {
  what: string;
  error: Error | null;
  onRetry: () => void;
}

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
