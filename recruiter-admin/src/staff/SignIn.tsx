import { Button, Stack, TextField, Typography } from '@mui/material';
import { bodyOf } from '@skybil/api-client';
import { type FormEvent, useState } from 'react';
import { CallError } from './CallError';
import { staffClient } from './staff-client';
import { useCall } from './use-call';

export function SignIn({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const { isBusy, error, run } = useCall();
  const [given, setGiven] = useState({ email: '', password: '', code: '' });
  const field = (name: keyof typeof given) => ({
    value: given[name],
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [name]: target.value }),
    required: true,
    fullWidth: true,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => bodyOf(staffClient.POST('/api/staff/sign-in', { body: given })));
    if (answer) onSignedIn(answer.token);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void send(event)} sx={{ maxWidth: 400 }}>
      <Typography variant="h1">Moderation</Typography>
      <TextField label="E-mail" type="email" autoComplete="username" {...field('email')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <TextField
        label="Code of your app, or a recovery code"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <CallError error={error} />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </Button>
      <Typography variant="body2">
        Lost your password or your app? The operator of the board gives you a new link.
      </Typography>
    </Stack>
  );
}
