import { Alert } from '@mui/material';
import type { ApiError } from '@skybil/api-client';

/** Also the errors of single fields, because their sentences name the field. */
export function CallError({ error }: { error: ApiError | undefined }) {
  if (!error) return null;
  const sentences = [error.message, ...Object.values(error.errors ?? {})];
  return <Alert severity="error">{[...new Set(sentences)].join(' ')}</Alert>;
}
