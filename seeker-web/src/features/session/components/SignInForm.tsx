import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS } from '@skybil/shared';
import { Field } from '../../../ui/Field';
import { useSubmit } from '../../../lib/use-submit';
import { postSignIn } from '../api/post-sign-in';
import { useNext } from '../use-next';

export function SignInForm() {
  const { query, enter } = useNext();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submit, busy, errors } = useSubmit(async () => enter(await postSignIn({ email, password })));

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        required
        maxLength={LIMITS.emailCharacters}
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={LIMITS.passwordMax}
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit" className="button button--wide" disabled={busy}>
        {busy ? 'Signing in…' : 'Login'}
      </button>
      <p>
        <Link to="/reset-password?for=seeker">Forgot password?</Link>
      </p>
      <p>
        No account yet? <Link to={`/sign-up${query}`}>Sign up</Link>
      </p>
    </form>
  );
}
