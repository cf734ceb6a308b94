import { Button, Card, Typography } from '@mui/material';
import { storeToast } from '@skybil/web/pending-toast';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { dropToken, leaveFor } from '../../providers/session';
import { useCall } from '../../providers/use-call';

const WHAT = 'Every browser that is signed in for your company, this one too, has to sign in again.';

export function SignOutEverywhere() {
  const [confirming, setConfirming] = useState(false);
  const call = useCall((data) => data.signOutEverywhere(), {
    onSuccess: ({ message }) => {
      dropToken();
      storeToast({ type: 'success', message });
      return leaveFor('/');
    },
  });
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2">Sign out everywhere</Typography>
      <Typography sx={{ my: 1.5 }}>{WHAT}</Typography>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        Sign out everywhere
      </Button>
      <Confirm
        isOpen={confirming}
        title="Sign out everywhere?"
        content={WHAT}
        confirm="Sign out"
        confirmColor="warning"
        loading={call.isPending}
        onConfirm={() => call.mutate()}
        onClose={() => setConfirming(false)}
      />
    </Card>
  );
}
