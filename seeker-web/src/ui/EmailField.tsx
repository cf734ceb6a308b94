import type { ComponentProps } from 'react';
import { LIMITS } from '@skybil/shared';
import { Field } from './Field';

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'> & { label?: string };

export const EmailField = (props: EmailFieldProps) => (
  <Field
    label="E-mail"
    autoComplete="email"
    {...props}
    type="email"
    required
    maxLength={LIMITS.emailCharacters}
  />
);
