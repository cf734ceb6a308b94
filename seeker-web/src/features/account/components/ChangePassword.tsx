import { useState } from 'react';
import type { PasswordContext } from '@skybil/shared';
import { storeSeekerToken } from '../../../lib/auth/seeker-token';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { NewPasswordField } from '../../../ui/NewPasswordField';
import { CodeField } from '../../../ui/CodeField';
import { useSecondFactor } from '../api/second-factor';
import { postChangePassword } from '../api/post-change-password';
import { Form } from '../../../ui/Form';
import { BusyButton } from '../../../ui/BusyButton';
import { PasswordField } from '../../../ui/PasswordField';

export function ChangePassword({ owner }: { owner: PasswordContext }) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [code, setCode] = useState('');
  const asksCode = useSecondFactor().data?.on === true;
  const { submit, busy, errors } = useSubmit(
    async () => {
      const { token, message } = await postChangePassword({
        currentPassword,
        newPassword,
        ...(asksCode ? { code } : {}),
      });
      setCode('');
      setCurrent('');
      setNew('');
      void notify('success', message);
      storeSeekerToken(token);
    },
    ...['currentPassword', 'newPassword', ...(asksCode ? ['code'] : [])],
  );

  return (
    <section className="card stack" aria-labelledby="change-password">
      <h2 id="change-password">Change password</h2>
      <Form busy={busy} onSubmit={submit}>
        <PasswordField
          label="Current password"
          value={currentPassword}
          error={errors.currentPassword}
          onChange={(event) => setCurrent(event.target.value)}
        />
        {asksCode && <CodeField value={code} error={errors.code} onChange={setCode} />}
        <NewPasswordField
          label="New password"
          owner={owner}
          value={newPassword}
          error={errors.newPassword}
          onChange={(event) => setNew(event.target.value)}
        />
        <p className="quiet">All your other devices are signed out then.</p>
        <BusyButton busy={busy} busyText="Saving…">
          Change password
        </BusyButton>
      </Form>
    </section>
  );
}
