import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import { useSendForm } from '../../../providers/use-send-form';
import { CodeInput } from './CodeInput';
import { CurrentPasswordInput } from './CurrentPasswordInput';

interface Values {
  password: string;
  code: string;
}

export function TurnOff({ recoveryCodesLeft, onOff }: { recoveryCodesLeft: number; onOff: () => void }) {
  const [confirming, setConfirming] = useState(false);
  const end = useSendForm<Values>((data, values) => data.endSecondFactor(values), onOff);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        On: signing in asks for a code of your app. Recovery codes left: {recoveryCodesLeft}.
      </Typography>
      {confirming ? (
        <Form onSubmit={end}>
          <Stack sx={{ alignItems: 'flex-start' }}>
            <CurrentPasswordInput />
            <CodeInput helperText="Six digits from the app, or one of your recovery codes" />
            <Button type="submit" variant="contained" color="error">
              Turn off two-step sign-in
            </Button>
          </Stack>
        </Form>
      ) : (
        <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
          Turn off
        </Button>
      )}
    </Stack>
  );
}
