import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS } from '@skybil/shared';
import { useSubmit } from '../../../lib/use-submit';
import { postLogin, type RecruiterSession } from '../api/post-login';
import { SecondStep } from '../../../ui/SecondStep';
import { RecruiterLabel } from './RecruiterLabel';
import { Form } from '../../../ui/Form';
import { BusyButton } from '../../../ui/BusyButton';
import { EmailField } from '../../../ui/EmailField';
import { PasswordField } from '../../../ui/PasswordField';

export function LoginForm({ onSignedIn }: { onSignedIn: (session: RecruiterSession) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [code, setCode] = useState<string>();
  const { submit, busy, errors } = useSubmit(
    async () => {
      const session = await postLogin({
        email,
        password,
        rememberMe,
        ...(code === undefined ? {} : { code }),
      });
      if (session) onSignedIn(session);
      else setCode('');
    },
    ...(code === undefined ? ['email', 'password'] : ['code']),
  );

  if (code !== undefined)
    return (
      <SecondStep
        code={code}
        error={errors.code}
        busy={busy}
        onChange={setCode}
        onBack={() => setCode(undefined)}
        onSubmit={() => void submit()}
      >
        <RecruiterLabel>login</RecruiterLabel>
      </SecondStep>
    );

  return (
    <Form busy={busy} onSubmit={submit}>
      <p className="quiet">Welcome back! Sign in to continue.</p>
      <EmailField
        autoComplete="username"
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={rememberMe}
          onChange={(event) => setRememberMe(event.target.checked)}
        />
        Keep me signed in for {LIMITS.companySessionDays} days
      </label>
      <p>
        <Link className="lone-link" to="/reset-password">
          Forgot password?
        </Link>
      </p>
      <BusyButton busy={busy} busyText="Signing in…">
        <RecruiterLabel>login</RecruiterLabel>
      </BusyButton>
    </Form>
  );
}
