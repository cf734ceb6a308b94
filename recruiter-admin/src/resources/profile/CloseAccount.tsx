import { Button, Card, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { PAGES } from '@skybil/shared';
import { storeReceipt } from '@skybil/web/stored-receipt';
import { useState } from 'react';
import { Form } from 'react-admin';
import { dropToken, leaveFor } from '../../providers/session';
import type { ClosingProof } from '../../providers/types';
import { useSendForm } from '../../providers/use-send-form';
import { CurrentPasswordInput } from './two-step/CurrentPasswordInput';
import { SecondStepInput } from './two-step/SecondStepInput';

const WHAT =
  'Your jobs go from the board at once, and so do your logo and every session. Seekers keep their own applications, without your name. The e-mail is free again.';

export function CloseAccount() {
  const [confirming, setConfirming] = useState(false);
  const close = useSendForm<ClosingProof>(
    async (data, proof) => {
      const answer = await data.close(proof);
      storeReceipt(answer.receipt);
      return answer;
    },
    () => {
      dropToken();
      return leaveFor(`${PAGES.account.path}?receipt`);
    },
  );
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2">Close the account</Typography>
      <Typography sx={{ my: 1.5 }}>{WHAT}</Typography>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        Close the account
      </Button>
      <Dialog open={confirming} onClose={() => setConfirming(false)} aria-labelledby="close-account">
        <Form onSubmit={close}>
          <DialogTitle id="close-account">Close the account?</DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 1.5 }}>
              This cannot be undone. You get a receipt of what went and what the law keeps.
            </Typography>
            <CurrentPasswordInput />
            <SecondStepInput />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setConfirming(false)}>Cancel</Button>
            <Button type="submit" color="error" variant="contained">
              Close for good
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </Card>
  );
}
