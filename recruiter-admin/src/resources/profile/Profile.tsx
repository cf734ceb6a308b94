import { CircularProgress, Stack } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { ApplicantMails } from './ApplicantMails';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { CloseAccount } from './CloseAccount';
import { ProfileForm } from './ProfileForm';
import { Registration } from './Registration';
import { Sessions } from './Sessions';
import { SignOutEverywhere } from './SignOutEverywhere';
import { TwoStep } from './two-step/TwoStep';

export default function Profile() {
  const { identity, error, isPending, refetch } = useGetIdentity();
  return (
    <Page title="Company profile">
      <Stack spacing={3} sx={{ maxWidth: 640 }}>
        {isPending && <CircularProgress aria-label="Loading" />}
        {error && (
          <ErrorState what="Your profile could not be loaded." error={error} onRetry={() => void refetch()} />
        )}
        {identity && <ProfileForm company={identity} onSaved={refetch} />}
        {identity && (
          <ChangeEmail
            address={String(identity['email'])}
            newEmail={identity['newEmail'] as string | undefined}
            onChanged={refetch}
          />
        )}
        {identity && <ApplicantMails isOn={identity['applicantMails'] !== false} onChanged={refetch} />}
        <Registration />
        <TwoStep />
        <ChangePassword />
        <Sessions />
        <SignOutEverywhere />
        <CloseAccount />
      </Stack>
    </Page>
  );
}
