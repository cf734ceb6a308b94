import { Button, Stack, TextField } from '@mui/material';
import { LIMITS } from '@skybil/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADDRESSES } from '../../providers/addresses';
import { useCall } from '../../providers/use-call';
import type { Application } from '../../providers/types';

/** What the company notes about an applicant for itself. */
export function PrivateNote({ application: { id, privateNote = '' } }: { application: Application }) {
  const cache = useQueryClient();
  const [note, setNote] = useState(privateNote);
  const save = useCall<string>((data, text) => data.savePrivateNote(id, text), {
    onSuccess: () => cache.invalidateQueries({ queryKey: [ADDRESSES.applications] }),
  });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label="Private note"
        helperText="Only your company sees this."
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.privateNoteCharacters } }}
      />
      {note !== privateNote && (
        <Button variant="outlined" disabled={save.isPending} onClick={() => save.mutate(note)}>
          Save note
        </Button>
      )}
    </Stack>
  );
}
