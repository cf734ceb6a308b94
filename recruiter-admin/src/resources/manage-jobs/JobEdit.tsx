import { MESSAGES } from '@skybil/shared';
import { Edit, SaveButton, SimpleForm, Toolbar, useNotify, useRedirect } from 'react-admin';
import { Page } from '../../components/Page';
import { JobEditActions } from './JobEditActions';
import { JobInputs } from './JobInputs';

const JobToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

export default function JobEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify(MESSAGES.jobUpdated, { type: 'success' });
    redirect('list', 'manage-jobs');
  };
  return (
    <Page title="Edit Job">
      <Edit
        title={false}
        actions={<JobEditActions />}
        sx={{ maxWidth: 792 }}
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
