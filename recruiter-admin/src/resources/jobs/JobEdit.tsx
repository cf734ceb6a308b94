import { MESSAGES } from '@skybil/shared';
import { Edit, SaveButton, SimpleForm, Toolbar, useNotify, useRedirect } from 'react-admin';
import { Page } from '../../ui/Page';
import { EditError } from '../../ui/RecordError';
import { ADDRESSES } from '../../providers/addresses';
import { useToastError } from '../../providers/use-toast-error';
import { JobEditActions } from './JobEditActions';
import { JobInputs, inputValues } from './JobInputs';

const JobToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

export default function JobEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useToastError();
  const onSuccess = () => {
    notify(MESSAGES.jobUpdated, { type: 'success' });
    redirect('list', ADDRESSES.jobs);
  };
  return (
    <Page title="Edit Job">
      <Edit
        title={false}
        queryOptions={{ onError }}
        error={<EditError what="The job could not be loaded." />}
        actions={<JobEditActions />}
        sx={{ maxWidth: 792 }}
        transform={inputValues}
        mutationMode="pessimistic"
        mutationOptions={{ onSuccess }}
      >
        <SimpleForm toolbar={<JobToolbar />} warnWhenUnsavedChanges>
          <JobInputs />
        </SimpleForm>
      </Edit>
    </Page>
  );
}
