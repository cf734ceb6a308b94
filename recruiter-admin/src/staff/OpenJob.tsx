import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';

const ID = /[0-9a-f]{24}/i;

/** Opens any job, also a hidden one, by its id or the address of its page. */
export function OpenJob({ onOpen }: { onOpen: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const id = ID.exec(typed)?.[0];
    setWrong(!id);
    if (id) onOpen(id.toLowerCase());
  };
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={send} sx={{ alignItems: 'flex-start' }}>
      <TextField
        size="small"
        fullWidth
        label={isWrong ? 'Address or id of a job: an id has 24 hex digits' : 'Address or id of a job'}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong}
      />
      <Button type="submit">Open</Button>
    </Stack>
  );
}
