import { useEffect, useRef, useState } from 'react';
import { notify } from '../../../../lib/notify';
import { useSubmit } from '../../../../lib/use-submit';
import { BusyButton } from '../../../../ui/BusyButton';
import { CodeField } from '../../../../ui/CodeField';
import { Form } from '../../../../ui/Form';
import { PasswordField } from '../../../../ui/PasswordField';
import { postEndSecondFactor } from '../../api/second-factor';

export function TurnOff({ recoveryCodesLeft, onOff }: { recoveryCodesLeft: number; onOff: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { submit, busy, errors } = useSubmit(
    async () => {
      void notify('success', await postEndSecondFactor({ password, code }));
      onOff();
    },
    'password',
    'code',
  );
  const box = useRef<HTMLDivElement>(null);
  // the opener, which had the focus, is gone
  useEffect(() => {
    if (isConfirming) box.current?.querySelector('input')?.focus();
  }, [isConfirming]);
  return (
    <div ref={box} className="stack">
      <p>On: signing in asks for a code of your app. Recovery codes left: {recoveryCodesLeft}.</p>
      {isConfirming ? (
        <Form busy={busy} onSubmit={submit}>
          <PasswordField
            label="Your password"
            value={password}
            error={errors.password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <CodeField label="Code" value={code} error={errors.code} onChange={setCode} />
          <div className="row">
            <BusyButton className="button--danger" busy={busy} busyText="Turning off…">
              Turn off two-step sign-in
            </BusyButton>
          </div>
        </Form>
      ) : (
        <div className="row">
          <button type="button" className="button button--danger" onClick={() => setConfirming(true)}>
            Turn off
          </button>
        </div>
      )}
    </div>
  );
}
