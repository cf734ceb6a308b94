import { lazy, Suspense, useState } from 'react';
import { notify } from '../../../../lib/notify';
import { useSubmit } from '../../../../lib/use-submit';
import { BusyButton } from '../../../../ui/BusyButton';
import { CodeField } from '../../../../ui/CodeField';
import { Form } from '../../../../ui/Form';
import { Loader } from '../../../../ui/Loader';
import { PasswordField } from '../../../../ui/PasswordField';
import { postBeginSecondFactor, postConfirmSecondFactor } from '../../api/second-factor';

const QrCode = lazy(() => import('@skybil/web/QrCode'));

interface TurnOnProps {
  onBegun: () => void;
  onOn: (recoveryCodes: string[]) => void;
}

/** Asks for the password, then for a first code. Two-step sign-in is on only after that code. */
export function TurnOn({ onBegun, onOn }: TurnOnProps) {
  const [begun, setBegun] = useState<{ secret: string; address: string }>();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const begin = useSubmit(async () => {
    setBegun(await postBeginSecondFactor(password));
    onBegun();
  }, 'password');
  const confirm = useSubmit(async () => {
    const { recoveryCodes, message } = await postConfirmSecondFactor(code);
    void notify('success', message);
    onOn(recoveryCodes);
  }, 'code');

  if (!begun)
    return (
      <Form key="password" busy={begin.busy} onSubmit={begin.submit}>
        <p>
          Signing in then asks for a code from an app on your phone as well. Whoever finds out your password
          still cannot get in.
        </p>
        <PasswordField
          label="Your password"
          value={password}
          error={begin.errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="row">
          <BusyButton className="button--plain" busy={begin.busy} busyText="Checking…">
            Turn on two-step sign-in
          </BusyButton>
        </div>
      </Form>
    );

  return (
    <Form key="code" busy={confirm.busy} onSubmit={confirm.submit}>
      <p>Scan this with an authenticator app, such as Aegis or Google Authenticator.</p>
      <Suspense fallback={<Loader label="Drawing the code" />}>
        <QrCode text={begun.address} label="QR code for your authenticator app" />
      </Suspense>
      <p>
        <a className="lone-link" href={begun.address}>
          Or open the app on this phone
        </a>
      </p>
      <p>
        Or type this key into the app:{' '}
        <code className="two-step__key">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeField
        label="Code"
        hint="The six digits that the app shows now"
        value={code}
        error={confirm.errors.code}
        onChange={setCode}
      />
      <div className="row">
        <BusyButton className="" busy={confirm.busy} busyText="Checking…">
          Confirm
        </BusyButton>
      </div>
    </Form>
  );
}
