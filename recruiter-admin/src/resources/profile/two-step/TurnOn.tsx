import { Button, Stack, Typography } from '@mui/material';
import QrCode from '@skybil/web/QrCode';
import { useState } from 'react';
import { Form } from 'react-admin';
import type { NewSecondFactor } from '../../../providers/types';
import { useSendForm } from '../../../providers/use-send-form';
import { CodeInput } from './CodeInput';
import { CurrentPasswordInput } from './CurrentPasswordInput';

interface TurnOnProps {
  onBegun: () => void;
  onOn: (recoveryCodes: string[]) => void;
}

/** Asks for the password, then for a first code. Two-step sign-in is on only after that code. */
export function TurnOn({ onBegun, onOn }: TurnOnProps) {
  const [begun, setBegun] = useState<NewSecondFactor>();
  const begin = useSendForm<{ password: string }>(async (data, { password }) => {
    const answer = await data.beginSecondFactor(password);
    setBegun(answer);
    onBegun();
    return answer;
  });
  const confirm = useSendForm<{ code: string }>(async (data, { code }) => {
    const answer = await data.confirmSecondFactor(code);
    onOn(answer.recoveryCodes);
    return answer;
  });

  if (!begun)
    return (
      <Form key="password" onSubmit={begin}>
        <Stack sx={{ alignItems: 'flex-start' }}>
          <Typography sx={{ mb: 1.5 }}>
            Signing in then asks for a code from an app on your phone as well. Whoever finds out your password
            still cannot get in.
          </Typography>
          <CurrentPasswordInput />
          <Button type="submit" variant="outlined">
            Turn on two-step sign-in
          </Button>
        </Stack>
      </Form>
    );

  return (
    <Form key="code" onSubmit={confirm}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>Scan this with an authenticator app, such as Aegis or Google Authenticator.</Typography>
        <QrCode text={begun.address} label="QR code for your authenticator app" />
        <Typography>
          Or type this key into the app:{' '}
          <code style={{ overflowWrap: 'anywhere' }}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </Typography>
        <CodeInput helperText="The six digits that the app shows now" />
        <Button type="submit" variant="contained">
          Confirm
        </Button>
      </Stack>
    </Form>
  );
}
