import { LIMITS } from '@skybil/shared';
import { Field } from './Field';

interface CodeFieldProps {
  value: string;
  error: string | undefined;
  hint?: string;
  label?: string;
  onChange: (code: string) => void;
}

export const CodeField = ({
  label = 'Two-step sign-in',
  hint = 'Six digits from the app, or a recovery code',
  onChange,
  ...field
}: CodeFieldProps) => (
  <Field
    label={label}
    hint={hint}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    maxLength={LIMITS.secondFactorCodeCharacters}
    {...field}
    onChange={(event) => onChange(event.target.value)}
  />
);
