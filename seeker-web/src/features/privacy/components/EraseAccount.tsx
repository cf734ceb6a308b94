import { useState } from 'react';
import { LIMITS } from '@skybil/shared';
import type { Receipt } from '../../../lib/contract';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../../../ui/BusyButton';
import { CodeField } from '../../../ui/CodeField';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { postErase } from '../api/post-erase';
import { Form } from '../../../ui/Form';
import { PasswordField } from '../../../ui/PasswordField';

const WORD = 'ERASE';

interface EraseAccountProps {
  /** A hosted provider has no password of ours, and its account remains. */
  isHosted: boolean;
  /** Two-step sign-in is on. */
  asksCode: boolean;
  onErased: (receipt: Receipt) => void;
}

export function EraseAccount({ isHosted, asksCode, onErased }: EraseAccountProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section className="card stack" aria-labelledby="erase-account">
      <h2 id="erase-account">Erase your account</h2>
      <p>
        Your profile, applications, saved jobs, resumes, certificates and newsletter subscription go for good.
        Companies you applied to no longer see you.
      </p>
      {isHosted && (
        <p>
          The service that signs you in goes on knowing you; erase that account there. A new one here can be
          begun with it a day later.
        </p>
      )}
      <button type="button" className="button button--danger" onClick={() => setConfirming(true)}>
        Erase my account
      </button>
      {isConfirming && (
        <EraseDialog {...{ isHosted, asksCode, onErased }} onClose={() => setConfirming(false)} />
      )}
    </section>
  );
}

function EraseDialog({ isHosted, asksCode, onErased, onClose }: EraseAccountProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const { submit, busy, errors } = useSubmit(
    async () => {
      const proof = { password: typed, ...(asksCode ? { code } : {}) };
      const receipt = await postErase(isHosted ? {} : proof);
      onClose();
      onErased(receipt);
    },
    ...['password', ...(asksCode ? ['code'] : [])],
  );
  const typing = {
    value: typed,
    error: errors.password,
    maxLength: LIMITS.passwordMax,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  const isReady = isHosted ? typed.trim().toUpperCase() === WORD : typed !== '';
  return (
    <Dialog title="Erase your account?" onClose={onClose}>
      <Form busy={busy} onSubmit={() => isReady && submit()}>
        <p>This cannot be undone. You get a receipt of what went and what the law keeps.</p>
        {isHosted ? (
          <Field label={`Type ${WORD} to go on`} autoComplete="off" required {...typing} />
        ) : (
          <PasswordField label="Your password" {...typing} />
        )}
        {asksCode && <CodeField value={code} error={errors.code} onChange={setCode} />}
        <BusyButton
          className="button--danger button--wide"
          busy={busy}
          busyText="Erasing…"
          disabled={!isReady}
        >
          Erase for good
        </BusyButton>
      </Form>
    </Dialog>
  );
}
