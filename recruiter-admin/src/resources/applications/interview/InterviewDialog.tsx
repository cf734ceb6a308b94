import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { InterviewErrors, InterviewFields } from './interview-fields';
import { InterviewInputs } from './InterviewInputs';

interface InterviewDialogProps {
  /** 'Invite Ada Obi to an interview' */
  title: string;
  text: string;
  /** The label of the button that sends it. */
  verb: string;
  initial: InterviewFields;
  isPending: boolean;
  errors?: InterviewErrors;
  onConfirm: (fields: InterviewFields) => void;
  onCancel: () => void;
}

/** Asks when and where an interview is. It stays open until the board has accepted it. */
export function InterviewDialog({
  title,
  text,
  verb,
  initial,
  isPending,
  errors,
  onConfirm,
  onCancel,
}: InterviewDialogProps) {
  const [fields, setFields] = useState(initial);
  const [heading, form] = [useId(), useId()];
  const inputs = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!errors) return;
    const refused = inputs.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    refused?.focus();
    // with its error, which is below it
    refused?.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'nearest' });
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(fields);
  };
  return (
    <Dialog
      open
      // a click beside the dialog would throw away what was typed
      onClose={(_, reason) => reason === 'escapeKeyDown' && onCancel()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
    >
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
        <Stack
          component="form"
          id={form}
          ref={inputs}
          noValidate
          onSubmit={submit}
          spacing={1.5}
          sx={{ mt: 2 }}
        >
          <InterviewInputs value={fields} errors={errors} onChange={setFields} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Back</Button>
        <Button type="submit" form={form} variant="contained" disabled={isPending}>
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
