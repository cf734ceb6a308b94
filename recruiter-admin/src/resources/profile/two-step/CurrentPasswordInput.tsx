import { LIMITS } from '@skybil/shared';
import { maxLength, PasswordInput, required } from 'react-admin';

const RULES = [required(), maxLength(LIMITS.passwordMax)];

export const CurrentPasswordInput = () => (
  <PasswordInput source="password" label="Your password" validate={RULES} autoComplete="current-password" />
);
