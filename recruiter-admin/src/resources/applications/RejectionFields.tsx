import { MenuItem, Stack, TextField } from '@mui/material';
import { LIMITS, REJECTION_REASON_NAMES, REJECTION_REASONS, type RejectionReason } from '@skybil/shared';

export interface Rejection {
  reason?: RejectionReason;
  note?: string;
}

interface RejectionFieldsProps {
  value: Rejection;
  onChange: (value: Rejection) => void;
}

const NO_REASON = { value: '', label: 'No reason' };
const CHOICES = REJECTION_REASON_NAMES.map((value) => ({ value, label: REJECTION_REASONS[value] }));

/** What a rejected applicant reads. Both are optional. */
export function RejectionFields({ value, onChange }: RejectionFieldsProps) {
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <TextField
        select
        label="Reason, in the mail and on the page"
        value={value.reason ?? ''}
        onChange={({ target }) =>
          onChange({ ...value, reason: (target.value || undefined) as RejectionReason | undefined })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
      >
        {[NO_REASON, ...CHOICES].map((choice) => (
          <MenuItem key={choice.value} value={choice.value} sx={{ whiteSpace: 'normal' }}>
            {choice.label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Note, on the page only"
        multiline
        minRows={2}
        maxRows={6}
        value={value.note ?? ''}
        onChange={({ target }) => onChange({ ...value, note: target.value || undefined })}
        slotProps={{ htmlInput: { maxLength: LIMITS.decisionNoteCharacters } }}
      />
    </Stack>
  );
}
