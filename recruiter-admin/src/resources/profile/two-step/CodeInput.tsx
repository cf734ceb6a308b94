import { LIMITS } from '@skybil/shared';
import { maxLength, required, TextInput } from 'react-admin';

const RULES = [required(), maxLength(LIMITS.secondFactorCodeCharacters)];

export const CodeInput = ({ helperText, label = 'Code' }: { helperText: string; label?: string }) => (
  <TextInput
    source="code"
    label={label}
    validate={RULES}
    helperText={helperText}
    autoComplete="one-time-code"
    slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
  />
);
