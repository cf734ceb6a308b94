import type { ComponentProps } from 'react';
import { LIMITS } from '@skybil/shared';
import { ShowablePassword } from './ShowablePassword';

type PasswordFieldProps = Omit<ComponentProps<typeof ShowablePassword>, 'label'> & { label?: string };

/** An existing password. A new one uses `NewPasswordField`. */
export const PasswordField = (props: PasswordFieldProps) => (
  <ShowablePassword
    label="Password"
    autoComplete="current-password"
    {...props}
    required
    maxLength={LIMITS.passwordMax}
  />
);
