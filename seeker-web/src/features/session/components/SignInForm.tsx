import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSubmit } from '../../../lib/use-submit';
import { postSignIn } from '../api/post-sign-in';
import { useNext } from '../use-next';
import { Form } from '../../../ui/Form';
import { BusyButton } from '../../../ui/BusyButton';
import { EmailField } from '../../../ui/EmailField';
import { PasswordField } from '../../../ui/PasswordField';
import { SecondStep } from '../../../ui/SecondStep';

export function SignInForm() {
  const { query, enter } = useNext();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const { submit, busy, errors } = useSubmit(
    async () => {
      const session = await postSignIn({ email, password, ...(code === undefined ? {} : { code }) });
      if (session) enter(session);
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
        Log in
      </SecondStep>
    );

  return (
    <Form busy={busy} onSubmit={submit}>
      <EmailField value={email} error={errors.email} onChange={(event) => setEmail(event.target.value)} />
      <PasswordField
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <BusyButton busy={busy} busyText="Signing in…">
        Log in
      </BusyButton>
      <p>
        <Link className="lone-link" to="/reset-password?for=seeker">
          Forgot password?
        </Link>
      </p>
      <p>
        No account yet? <Link to={`/sign-up${query}`}>Sign up</Link>
      </p>
    </Form>
  );
}
