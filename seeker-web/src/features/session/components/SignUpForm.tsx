import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS } from '@skybil/shared';
import { Field } from '../../../ui/Field';
import { NewPasswordField } from '../../../ui/NewPasswordField';
import { useSubmit } from '../../../lib/use-submit';
import { postSignUp, type SignUpInput } from '../api/post-sign-up';
import { useNext } from '../use-next';

const BLANK: SignUpInput = { firstName: '', lastName: '', email: '', password: '' };

export function SignUpForm() {
  const { query, enter } = useNext();
  const [values, setValues] = useState(BLANK);
  const { submit, busy, errors, code } = useSubmit(async () => enter(await postSignUp(values)));
  const bind = (name: keyof SignUpInput) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="First name"
        autoComplete="given-name"
        maxLength={LIMITS.nameCharacters}
        {...bind('firstName')}
      />
      <Field
        label="Last name"
        autoComplete="family-name"
        maxLength={LIMITS.nameCharacters}
        {...bind('lastName')}
      />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailCharacters}
        {...bind('email')}
      />
      <NewPasswordField
        label="Password"
        owner={{ person: `${values.firstName} ${values.lastName}`, email: values.email }}
        {...bind('password')}
      />
      {code === 'email_taken' && (
        <p>
          Is it your e-mail? Then <Link to={`/sign-in${query}`}>sign in</Link>, or{' '}
          <Link to="/reset-password?for=seeker">set a new password</Link> by a mail that we send to it: that
          makes the account yours, whoever made it.
        </p>
      )}
      <button type="submit" className="button button--wide" disabled={busy}>
        {busy ? 'Creating your account…' : 'Create account'}
      </button>
      <p>
        Already have an account? <Link to={`/sign-in${query}`}>Login</Link>
      </p>
    </form>
  );
}
