import { useState } from 'react';
import { useSubmit } from '../../../lib/use-submit';
import { keepFields, readFields } from '../kept-fields';
import { StepLink } from './StepLink';
import { postSignIn } from '../api/post-sign-in';
import { useNext } from '../use-next';
import { Form } from '../../../ui/Form';
import { BusyButton } from '../../../ui/BusyButton';
import { EmailField } from '../../../ui/EmailField';
import { PasswordField } from '../../../ui/PasswordField';
import { SecondStep } from '../../../ui/SecondStep';

export function SignInForm() {
  const { query, enter } = useNext();
  const [email, setEmail] = useState(() => readFields().email ?? '');
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
      <EmailField
        value={email}
        error={errors.email}
        onChange={({ target: { value } }) => {
          setEmail(value);
          keepFields({ email: value });
        }}
      />
      <PasswordField
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <BusyButton busy={busy} busyText="Signing in…">
        Log in
      </BusyButton>
      <p>
        <StepLink
          className="lone-link"
          step="reset"
          to={`/reset-password?for=seeker${query.replace('?', '&')}`}
        >
          Forgot password?
        </StepLink>
      </p>
      <p>
        No account yet?{' '}
        <StepLink step="sign-up" to={`/sign-up${query}`}>
          Sign up
        </StepLink>
      </p>
    </Form>
  );
}
