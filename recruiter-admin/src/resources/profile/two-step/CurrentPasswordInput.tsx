import { LIMITS } from '@skybil/shared';
import { maxLength, PasswordInput, required } from 'react-admin';

const RULES = [required(), maxLength(LIMITS.passwordMax)];

export const CurrentPasswordInput = ({ source = 'password', label = 'Your password' }) => (
  <PasswordInput source={source} label={label} validate={RULES} autoComplete="current-password" />
);
