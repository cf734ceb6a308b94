import { Alert } from '@mui/material';
import { useGetIdentity } from 'react-admin';

export function SuspensionBanner() {
  const { identity } = useGetIdentity();
  const notice = identity?.['suspended'];
  if (typeof notice !== 'string') return null;
  return (
    <Alert
      severity="error"
      role="region"
      aria-label="Your company is suspended"
      sx={{ mt: 2, overflowWrap: 'anywhere' }}
    >
      {notice}
    </Alert>
  );
}
