import { TextField } from '@mui/material';
import { LIMITS } from '@skybil/shared';

interface NextStepFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Why the board refused it. */
  error?: string;
}

/** What an accepted applicant reads, in the mail and on the page. Optional. */
export function NextStepField({ value, onChange, error }: NextStepFieldProps) {
  return (
    <TextField
      label="What happens next?"
      multiline
      fullWidth
      minRows={2}
      maxRows={6}
      margin="normal"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={
        error ??
        `Optional. It is mailed to the applicant as plain text, without links. ${value.length} of ${LIMITS.nextStepCharacters} characters.`
      }
      slotProps={{ htmlInput: { maxLength: LIMITS.nextStepCharacters } }}
    />
  );
}
