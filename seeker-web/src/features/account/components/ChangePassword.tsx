import { useState } from 'react';
import { LIMITS, type PasswordContext } from '@skybil/shared';
import { storeSeekerToken } from '../../../lib/auth/seeker-token';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { Field } from '../../../ui/Field';
import { NewPasswordField } from '../../../ui/NewPasswordField';
import { postChangePassword } from '../api/post-change-password';

export function ChangePassword({ owner }: { owner: PasswordContext }) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const { submit, busy, errors } = useSubmit(async () => {
    const { token, message } = await postChangePassword({ currentPassword, newPassword });
    setCurrent('');
    setNew('');
    void notify('success', message);
    storeSeekerToken(token);
  });

  return (
    <section className="card stack" aria-labelledby="change-password">
      <h2 id="change-password">Change password</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={LIMITS.passwordMax}
          value={currentPassword}
          error={errors.currentPassword}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <NewPasswordField
          label="New password"
          owner={owner}
          value={newPassword}
          error={errors.newPassword}
          onChange={(event) => setNew(event.target.value)}
        />
        <p className="quiet">All your other devices are signed out then.</p>
        <button type="submit" className="button button--wide" disabled={busy}>
          {busy ? 'Saving…' : 'Change password'}
        </button>
      </form>
    </section>
  );
}
