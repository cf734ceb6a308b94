import { MenuItem, TextField } from '@mui/material';
import { REJECTION_REASON_NAMES, REJECTION_REASONS, type RejectionReason } from '@skybil/shared';

interface RejectionReasonSelectProps {
  label: string;
  /** The choice that gives no reason. */
  none: string;
  helperText?: string;
  value: RejectionReason | undefined;
  onChange: (reason: RejectionReason | undefined) => void;
}

export function RejectionReasonSelect({
  label,
  none,
  helperText,
  value,
  onChange,
}: RejectionReasonSelectProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      helperText={helperText}
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || undefined) as RejectionReason | undefined)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
    >
      <MenuItem value="">{none}</MenuItem>
      {REJECTION_REASON_NAMES.map((name) => (
        <MenuItem key={name} value={name} sx={{ whiteSpace: 'normal' }}>
          {REJECTION_REASONS[name]}
        </MenuItem>
      ))}
    </TextField>
  );
}
