import { Alert, Button } from '@mui/material';
import { watchProof } from '@skybil/web/proof-signal';
import { useEffect } from 'react';
import { useGetIdentity } from 'react-admin';
import { useCall } from '../../providers/use-call';

export function EmailProofBanner() {
  const { identity, refetch } = useGetIdentity();
  const call = useCall((data) => data.sendEmailProof());
  const isMissing = identity?.['emailProven'] === false;
  useEffect(() => (isMissing ? watchProof(() => void refetch()) : undefined), [isMissing, refetch]);
  if (!isMissing) return null;
  const waits = identity['jobsHeld']
    ? 'Until then your jobs are not listed, and you get no mails from us.'
    : 'Until then you get no mails from us.';
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label="Confirm your e-mail"
      sx={{ mt: 2, flexWrap: 'wrap', overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Button color="inherit" size="small" disabled={call.isPending} onClick={() => call.mutate()}>
          Send it again
        </Button>
      }
    >
      Confirm your e-mail: open the link that we sent to {String(identity['email'])}. {waits}
    </Alert>
  );
}
