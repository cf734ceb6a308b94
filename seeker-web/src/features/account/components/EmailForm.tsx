import { useEffect, useRef, useState } from 'react';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../../../ui/BusyButton';
import { CodeField } from '../../../ui/CodeField';
import { EmailField } from '../../../ui/EmailField';
import { Form } from '../../../ui/Form';
import { PasswordField } from '../../../ui/PasswordField';
import { postCancelEmailChange, postChangeEmail } from '../api/post-profile';
import { useSecondFactor } from '../api/second-factor';
import './account.css';

interface EmailFormProps {
  email: string;
  /** Asked for, and not proven yet. */
  newEmail?: string | undefined;
  onChanged: () => Promise<unknown>;
}

export function EmailForm({ email, newEmail, onChanged }: EmailFormProps) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  const cancelling = useSubmit(async () => {
    try {
      void notify('success', await postCancelEmailChange());
    } finally {
      // also after a failure, because the change may have been made meanwhile
      await onChanged();
      // the pressed button is gone
      heading.current?.focus();
    }
  });
  return (
    <section className="card stack" aria-labelledby="your-email">
      <h2 id="your-email" ref={heading} tabIndex={-1}>
        Your e-mail
      </h2>
      <p className="account-email">{email}</p>
      {newEmail && (
        <div className="account-note" role="note">
          <p>
            You want {newEmail}. Until you open the link in the mail to it, {email} stays.
          </p>
          <button
            type="button"
            className="button button--plain"
            disabled={cancelling.busy}
            onClick={() => void cancelling.submit()}
          >
            Cancel the change
          </button>
        </div>
      )}
      {isOpen ? (
        <ChangeEmail
          onCancel={close}
          onAsked={() => {
            void onChanged();
            close();
          }}
        />
      ) : (
        <div className="row">
          <button type="button" className="button button--plain" onClick={() => setOpen(true)}>
            Change e-mail
          </button>
        </div>
      )}
    </section>
  );
}

function ChangeEmail({ onAsked, onCancel }: { onAsked: () => void; onCancel: () => void }) {
  const { data: secondFactor } = useSecondFactor();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const box = useRef<HTMLDivElement>(null);
  // the opener, which had the focus, is gone
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const { submit, busy, errors } = useSubmit(
    async () => {
      const message = await postChangeEmail({ email, password, ...(secondFactor?.on ? { code } : {}) });
      void notify('success', message);
      onAsked();
    },
    ...['email', 'password', ...(secondFactor?.on ? ['code'] : [])],
  );
  return (
    <div ref={box}>
      <Form busy={busy} onSubmit={submit}>
        <EmailField
          label="New e-mail"
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Your password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {secondFactor?.on && <CodeField value={code} error={errors.code} onChange={setCode} />}
        <p className="quiet">
          We send a link to the new address, and tell the old one. Opening the link signs out your other
          devices.
        </p>
        <div className="row">
          <BusyButton className="" busy={busy} busyText="Sending…">
            Send the link
          </BusyButton>
          <button type="button" className="button button--bare" onClick={onCancel}>
            Cancel
          </button>
        </div>
      </Form>
    </div>
  );
}
