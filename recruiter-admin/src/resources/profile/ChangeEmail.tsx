import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { LIMITS } from '@skybil/shared';
import { useRef, useState } from 'react';
import { email, Form, maxLength, required, TextInput } from 'react-admin';
import type { EmailChange } from '../../providers/types';
import { useCall } from '../../providers/use-call';
import { useSendForm } from '../../providers/use-send-form';
import { CurrentPasswordInput } from './two-step/CurrentPasswordInput';
import { SecondStepInput } from './two-step/SecondStepInput';

const RULES = [required(), email('Enter a valid e-mail address'), maxLength(LIMITS.emailCharacters)];

interface ChangeEmailProps {
  address: string;
  /** Asked for, and not proven yet. */
  newEmail: string | undefined;
  onChanged: () => Promise<unknown>;
}

export function ChangeEmail({ address, newEmail, onChanged }: ChangeEmailProps) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  const change = useSendForm<EmailChange>(
    (data, values) => data.changeEmail(values),
    async () => {
      await onChanged();
      close();
    },
  );
  const cancelling = useCall((data) => data.cancelEmailChange(), {
    // also after a failure, because the change may have been made meanwhile
    onSettled: async () => {
      await onChanged();
      // the pressed button is gone
      heading.current?.focus();
    },
  });
  return (
    <Card sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        E-mail
      </Typography>
      <Typography sx={{ my: 1.5 }}>{address}</Typography>
      {newEmail && (
        <Alert
          severity="info"
          sx={{ mb: 1.5, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
          action={
            <Button
              color="inherit"
              size="small"
              disabled={cancelling.isPending}
              onClick={() => cancelling.mutate()}
            >
              Cancel the change
            </Button>
          }
        >
          You want {newEmail}. Until you open the link in the mail to it, {address} stays.
        </Alert>
      )}
      {isOpen ? (
        <Form onSubmit={change}>
          <Stack sx={{ alignItems: 'flex-start' }}>
            <TextInput source="email" label="New e-mail" type="email" validate={RULES} autoComplete="email" />
            <CurrentPasswordInput />
            <SecondStepInput />
            <Typography sx={{ mb: 1.5 }}>
              We send a link to the new address, and tell the old one. Opening the link signs out your other
              devices.
            </Typography>
            <Stack direction="row" spacing={1}>
              <Button type="submit" variant="outlined">
                Send the link
              </Button>
              <Button onClick={close}>Cancel</Button>
            </Stack>
          </Stack>
        </Form>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Change e-mail
        </Button>
      )}
    </Card>
  );
}
