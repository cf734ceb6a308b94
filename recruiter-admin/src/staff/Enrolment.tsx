import { Button, Stack, TextField, Typography } from '@mui/material';
import { bodyOf, type StaffComponents } from '@skybil/api-client';
import QrCode from '@skybil/web/QrCode';
import { type FormEvent, useState } from 'react';
import { RecoveryCodes } from '../resources/profile/two-step/RecoveryCodes';
import { CallError } from './CallError';
import { staffClient } from './staff-client';
import { useCall } from './use-call';

type Begun = StaffComponents['schemas']['BegunEnrolmentDto'];
type Enrolled = StaffComponents['schemas']['EnrolledDto'];

interface EnrolmentProps {
  /** Of the operator's link. */
  secret: string;
  onSignedIn: (token: string) => void;
}

/** Sets password and authenticator app together. The link is used up only when both are right. */
export function Enrolment({ secret, onSignedIn }: EnrolmentProps) {
  const { isBusy, error, run } = useCall();
  const [begun, setBegun] = useState<Begun>();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const [newPassword, setNewPassword] = useState('');
  const [code, setCode] = useState('');

  const begin = async () =>
    setBegun(await run(() => bodyOf(staffClient.POST('/api/staff/begin-enrolment', { body: { secret } }))));
  const enrol = async (event: FormEvent) => {
    event.preventDefault();
    const body = { secret, newPassword, code };
    const answer = await run(() => bodyOf(staffClient.POST('/api/staff/enrol', { body })));
    if (answer) setEnrolled(answer);
  };

  if (enrolled)
    return <RecoveryCodes codes={enrolled.recoveryCodes} onDone={() => onSignedIn(enrolled.token)} />;
  if (!begun)
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1">Welcome to the moderation</Typography>
        <Typography>
          You need an authenticator app on your phone, such as Aegis or Google Authenticator.
        </Typography>
        <CallError error={error} />
        <Button variant="contained" disabled={isBusy} onClick={() => void begin()}>
          Begin
        </Button>
      </Stack>
    );
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void enrol(event)} sx={{ maxWidth: 480 }}>
      <Typography variant="h1">Welcome, {begun.name}</Typography>
      <Typography>
        You sign in by {begun.email}, with a password and a code of your app. Scan this with the app:
      </Typography>
      <QrCode text={begun.address} label="QR code for your authenticator app" />
      <Typography>
        Or type this key into the app: <code style={{ overflowWrap: 'anywhere' }}>{begun.secret}</code>
      </Typography>
      <input type="hidden" name="email" autoComplete="username" value={begun.email} readOnly />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        value={newPassword}
        onChange={({ target }) => setNewPassword(target.value)}
        required
      />
      <TextField
        label="Code: the six digits that the app shows now"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        required
      />
      <CallError error={error} />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? 'Saving…' : 'Save and sign in'}
      </Button>
    </Stack>
  );
}
