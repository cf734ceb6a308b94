import PreviewIcon from '@mui/icons-material/Visibility';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { HttpError, useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useConsoleData } from '../../providers/data-provider';
import type { Job, JobPreview } from '../../providers/types';
import { useIsBelow } from '../../ui/use-is-below';
import { inputValues } from './JobInputs';

type Form = Omit<JobPreview, 'id'>;

/** Shows the seeker's page of the job in the form. Wrong input is shown at its fields, as with posting. */
export function PreviewJob() {
  const data = useConsoleData();
  const notify = useNotify();
  const job = useRecordContext<Job>();
  const form = useFormContext<Form>();
  const preview = useMutation({
    mutationFn: () => data.previewJob(toPreview(form.getValues(), job)),
    onError: (error) => {
      const errors = error instanceof HttpError ? (error.body?.errors as Record<string, string>) : {};
      const fields = Object.keys(form.getValues()) as (keyof Form)[];
      const refused = fields.filter((field) => errors?.[field]);
      refused.forEach((field, at) =>
        form.setError(field, { type: 'server', message: errors[field] }, { shouldFocus: at === 0 }),
      );
      if (refused.length === 0) notify(error.message, { type: 'error' });
    },
  });
  const open = async () => {
    if (await form.trigger(undefined, { shouldFocus: true })) preview.mutate();
  };
  return (
    <>
      <Button
        startIcon={<PreviewIcon />}
        loading={preview.isPending}
        loadingPosition="start"
        onClick={() => void open()}
      >
        Preview
      </Button>
      {preview.data !== undefined && <PreviewDialog html={preview.data} onClose={preview.reset} />}
    </>
  );
}

/** A disabled input, such as the kind of a posted job, has no value. */
function toPreview(values: Form, job: Partial<Job> | undefined): JobPreview {
  const sent = inputValues({ ...values, kind: values.kind ?? job?.kind });
  return job?.id === undefined ? sent : { ...sent, id: job.id };
}

function PreviewDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const title = useId();
  return (
    <Dialog
      open
      fullScreen={useIsBelow('md')}
      fullWidth
      maxWidth="lg"
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { height: '100%' } } }}
    >
      <DialogTitle id={title}>Preview</DialogTitle>
      <DialogContent dividers sx={{ p: 0, display: 'flex' }}>
        <iframe title="The page of the job" sandbox="" srcDoc={html} style={{ flex: 1, border: 0 }} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
