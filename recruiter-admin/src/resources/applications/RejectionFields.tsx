import { Stack, TextField } from '@mui/material';
import { LIMITS, type RejectionReason } from '@skybil/shared';
import { RejectionReasonSelect } from './RejectionReasonSelect';

export interface Rejection {
  reason?: RejectionReason;
  note?: string;
}

interface RejectionFieldsProps {
  value: Rejection;
  onChange: (value: Rejection) => void;
}

/** What a rejected applicant reads. Both are optional. */
export function RejectionFields({ value, onChange }: RejectionFieldsProps) {
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <RejectionReasonSelect
        label="Reason, in the mail and on the page"
        none="No reason"
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason })}
      />
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
