import { useContext, useState } from 'react';
import { LIMITS } from '@skybil/shared';
import { Field } from '../../../ui/Field';
import { NewPasswordField } from '../../../ui/NewPasswordField';
import { useSubmit } from '../../../lib/use-submit';
import { keepFields, readFields } from '../kept-fields';
import { StepLink } from './StepLink';
import { postSignUp, type SignUpInput } from '../api/post-sign-up';
import { StepContext, useNext } from '../use-next';
import { EmailField } from '../../../ui/EmailField';
import { Form } from '../../../ui/Form';
import { BusyButton } from '../../../ui/BusyButton';

const BLANK: SignUpInput = { firstName: '', lastName: '', email: '', password: '' };
const FIELDS = Object.keys(BLANK);

export function SignUpForm() {
  const { query, enter } = useNext();
  const isInSheet = useContext(StepContext) !== undefined;
  const [values, setValues] = useState(() => ({ ...BLANK, ...readFields() }));
  const { submit, busy, errors, code } = useSubmit(async () => enter(await postSignUp(values)), ...FIELDS);
  const bind = (name: keyof SignUpInput) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setValues({ ...values, [name]: value });
      if (name !== 'password') keepFields({ [name]: value });
    },
  });

  const other = (
    <p>
      Already have an account?{' '}
      <StepLink step="sign-in" to={`/sign-in${query}`}>
        Login
      </StepLink>
    </p>
  );
  return (
    <Form busy={busy} onSubmit={submit}>
      {/* a sheet on a phone shows the first fields only */}
      {isInSheet && other}
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
      <EmailField {...bind('email')} />
      <NewPasswordField
        label="Password"
        owner={{ person: `${values.firstName} ${values.lastName}`, email: values.email }}
        {...bind('password')}
      />
      {code === 'email_taken' && (
        <p>
          Is it your e-mail? Then{' '}
          <StepLink step="sign-in" to={`/sign-in${query}`}>
            sign in
          </StepLink>
          , or{' '}
          <StepLink step="reset" to={`/reset-password?for=seeker${query.replace('?', '&')}`}>
            set a new password
          </StepLink>{' '}
          by a mail that we send to it: that makes the account yours, whoever made it.
        </p>
      )}
      <BusyButton busy={busy} busyText="Creating your account…">
        Create account
      </BusyButton>
      {!isInSheet && other}
    </Form>
  );
}
