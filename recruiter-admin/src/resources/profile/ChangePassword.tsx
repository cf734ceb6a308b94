import { Button, Card, Stack, Typography } from '@mui/material';
import { LIMITS } from '@skybil/shared';
import { storeCompanyToken } from '@skybil/web/company-token';
import { useState } from 'react';
import {
  Form,
  FormDataConsumer,
  maxLength,
  minLength,
  PasswordInput,
  required,
  useGetIdentity,
} from 'react-admin';
import type { PasswordChange } from '../../providers/types';
import { useSendForm } from '../../providers/use-send-form';
import { PasswordAdvice } from './PasswordAdvice';
import { CurrentPasswordInput } from './two-step/CurrentPasswordInput';
import { SecondStepInput } from './two-step/SecondStepInput';

const RULES = [required(), minLength(LIMITS.passwordMin), maxLength(LIMITS.passwordMax)];

export function ChangePassword() {
  const [changes, setChanges] = useState(0);
  const { identity } = useGetIdentity();
  const owner = { company: identity?.fullName, email: identity?.['email'] as string | undefined };
  const change = useSendForm<PasswordChange>(
    async (data, passwords) => {
      const answer = await data.changePassword(passwords);
      storeCompanyToken(answer.token);
      return answer;
    },
    () => setChanges(changes + 1),
  );
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Change password
      </Typography>
      {/* a new key clears the form after a change */}
      <Form key={changes} onSubmit={change}>
        <Stack sx={{ alignItems: 'flex-start' }}>
          <CurrentPasswordInput source="currentPassword" label="Current password" />
          <SecondStepInput />
          <PasswordInput
            source="newPassword"
            label="New password"
            validate={RULES}
            helperText={`At least ${LIMITS.passwordMin} characters`}
            autoComplete="new-password"
          />
          <FormDataConsumer<PasswordChange>>
            {({ formData }) => <PasswordAdvice password={formData.newPassword ?? ''} owner={owner} />}
          </FormDataConsumer>
          <Typography sx={{ mb: 1.5 }}>All your other devices are signed out then.</Typography>
          <Button type="submit" variant="outlined">
            Change password
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
