import { MESSAGES, notPublicYet } from '@skybil/shared';
import { Edit, SaveButton, SimpleForm, Toolbar, useNotify, useRedirect } from 'react-admin';
import { Page } from '../../ui/Page';
import { EditError } from '../../ui/RecordError';
import { ADDRESSES } from '../../providers/addresses';
import { KeepOpen } from '../../providers/session-end';
import type { Job } from '../../providers/types';
import { useToastError } from '../../providers/use-toast-error';
import { HeldNotice } from './HeldNotice';
import { JobEditActions } from './JobEditActions';
import { JobInputs, inputValues } from './JobInputs';
import { PreviewJob } from './PreviewJob';
import { otherStates } from './job-values';

/** The form shows the location and the other states in two inputs. */
const select = (job: Job): Job => ({ ...job, states: [...otherStates(job)] });

/** A disabled input, such as the kind, has no value. */
const changes = (values: Job, options?: { previousData: Job }) =>
  inputValues({ ...values, kind: options?.previousData.kind });

const JobToolbar = () => (
  <Toolbar sx={{ gap: 2 }}>
    <SaveButton />
    <PreviewJob />
  </Toolbar>
);

export default function JobEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useToastError();
  const onSuccess = ({ waitingFor }: Job) => {
    if (waitingFor) notify(notPublicYet(waitingFor), { type: 'info' });
    else notify(MESSAGES.jobUpdated, { type: 'success' });
    redirect('list', ADDRESSES.jobs);
  };
  return (
    <Page title="Edit Job">
      <Edit
        title={false}
        queryOptions={{ onError, select }}
        error={<EditError what="The job could not be loaded." />}
        actions={<JobEditActions />}
        sx={{ maxWidth: 792 }}
        transform={changes}
        mutationMode="pessimistic"
        mutationOptions={{ onSuccess }}
      >
        <SimpleForm toolbar={<JobToolbar />} warnWhenUnsavedChanges>
          <KeepOpen />
          <HeldNotice />
          <JobInputs />
        </SimpleForm>
      </Edit>
    </Page>
  );
}
