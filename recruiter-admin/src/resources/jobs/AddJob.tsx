import { LinearProgress } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { AddJobForm } from './AddJobForm';

/** The form needs to know the company, because a draft belongs to one. */
export function AddJob() {
  const { identity, error, refetch } = useGetIdentity();
  return (
    <Page title="Add Job">
      {identity ? (
        <AddJobForm key={identity.id} company={String(identity.id)} />
      ) : error ? (
        <ErrorState
          what="The form could not be loaded."
          error={error as Error}
          onRetry={() => void refetch?.()}
        />
      ) : (
        <LinearProgress aria-label="Loading" />
      )}
    </Page>
  );
}
