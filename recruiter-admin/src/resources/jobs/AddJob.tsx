import AddIcon from '@mui/icons-material/Add';
import { Card } from '@mui/material';
import { NEW_JOB_DEFAULTS } from '@skybil/shared';
import { useState } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { Page } from '../../ui/Page';
import { ADDRESSES } from '../../providers/addresses';
import type { NewJob } from '../../providers/types';
import { useSendForm } from '../../providers/use-send-form';
import { JobInputs, inputValues } from './JobInputs';

const CLEARED = {
  title: '',
  description: '',
  salary: NEW_JOB_DEFAULTS.salary,
  payMin: undefined,
  payMax: undefined,
};
const FIRST = { round: 0, job: { ...NEW_JOB_DEFAULTS, ...CLEARED } as NewJob };

const AddToolbar = () => (
  <Toolbar>
    <SaveButton label="ADD" icon={<AddIcon />} alwaysEnable />
  </Toolbar>
);

/** After posting, the form stays open for the next job. Title, description and pay are cleared. */
export function AddJob() {
  const [{ round, job }, setForm] = useState(FIRST);
  const post = useSendForm<NewJob>(
    (data, values) => data.postJob(inputValues(values)),
    (values) => setForm({ round: round + 1, job: { ...values, ...CLEARED } }),
  );

  return (
    <Page title="Add Job">
      <Card sx={{ maxWidth: 792 }}>
        <SimpleForm
          key={round}
          resource={ADDRESSES.jobs}
          record={job}
          onSubmit={post}
          toolbar={<AddToolbar />}
          warnWhenUnsavedChanges
        >
          <JobInputs focusTitle={round > 0} />
        </SimpleForm>
      </Card>
    </Page>
  );
}
