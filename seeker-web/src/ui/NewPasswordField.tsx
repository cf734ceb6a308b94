import type { ComponentProps } from 'react';
import { LIMITS } from '@skybil/shared';
import { Field } from './Field';

/** A password being chosen (SIGN-1). */
export function NewPasswordField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  return (
    <Field
      {...props}
      type="password"
      autoComplete="new-password"
      required
      minLength={LIMITS.passwordMin}
      maxLength={LIMITS.passwordMax}
      hint={`At least ${LIMITS.passwordMin} characters`}
    />
  );
}
