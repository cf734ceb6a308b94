import type { ComponentProps } from 'react';
import { LIMITS } from '@skybil/shared';
import { Field } from './Field';

type AccountFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'> & { label?: string };

export const EmailField = (props: AccountFieldProps) => (
  <Field
    label="E-mail"
    autoComplete="email"
    {...props}
    type="email"
    required
    maxLength={LIMITS.emailCharacters}
  />
);

/** An existing password. A new one uses `NewPasswordField`. */
export const PasswordField = (props: AccountFieldProps) => (
  <Field
    label="Password"
    autoComplete="current-password"
    {...props}
    type="password"
    required
    maxLength={LIMITS.passwordMax}
  />
);
