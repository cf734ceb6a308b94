import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Typography,
} from '@mui/material';
import { LIMITS } from '@skybil/shared';
import { storeCompanyToken } from '@skybil/web/company-token';
import { useState } from 'react';
import {
  BooleanInput,
  Form,
  HttpError,
  PasswordInput,
  required,
  TextInput,
  useAuthProvider,
  useGetIdentity,
} from 'react-admin';
import { companyCalls } from '../../providers/company-calls';
import { browser } from '../../providers/session';
import { continueSession, useSessionEnded } from '../../providers/session-end';
import type { Login } from '../../providers/types';

const needed = required();

/** Signs in on top of a form, so that nothing typed is lost when the session has ended. */
export const SignInAgain = () => (useSessionEnded() ? <SignInDialog /> : null);

function SignInDialog() {
  const { identity } = useGetIdentity();
  const auth = useAuthProvider();
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState('');

  async function signIn(values: object) {
    setProblem('');
    try {
      const session = await companyCalls.login(values as Login);
      if (!session) {
        setNeedsCode(true);
        return undefined;
      }
      storeCompanyToken(session.token);
      // what is on the page belongs to the company before
      if (identity && session.company._id !== identity.id) browser.reload();
      else continueSession();
    } catch (error) {
      if (error instanceof HttpError && error.body?.errors)
        return error.body.errors as Record<string, string>;
      setProblem((error as Error).message);
    }
    return undefined;
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-again">
      <Form
        onSubmit={signIn}
        record={{ email: identity?.['email'] as string | undefined, rememberMe: false }}
      >
        <DialogTitle id="sign-in-again">Sign in again</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1.5 }}>Your session has ended. What you typed is still here.</Typography>
          {problem && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {problem}
            </Alert>
          )}
          <TextInput source="email" label="E-mail" type="email" autoComplete="username" validate={needed} />
          <PasswordInput
            source="password"
            label="Password"
            autoComplete="current-password"
            validate={needed}
            autoFocus
          />
          {needsCode && (
            <TextInput
              source="code"
              label="Code"
              autoComplete="one-time-code"
              helperText="Six digits from your authenticator app, or one of your recovery codes"
              slotProps={{ htmlInput: { maxLength: LIMITS.secondFactorCodeCharacters } }}
              validate={needed}
              autoFocus
            />
          )}
          <BooleanInput
            source="rememberMe"
            label={`Keep me signed in for ${LIMITS.companySessionDays} days`}
          />
          <Link href="/reset-password" target="_blank" rel="noopener">
            Forgot password?
          </Link>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void auth?.logout({})}>Logout</Button>
          <Button type="submit" variant="contained">
            Log in
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
