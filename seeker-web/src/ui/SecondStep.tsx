import { useEffect, useRef, type ReactNode } from 'react';
import { BusyButton } from './BusyButton';
import { CodeField } from './CodeField';
import { Form } from './Form';

interface SecondStepProps {
  code: string;
  error: string | undefined;
  busy: boolean;
  /** Label of the button. */
  children: ReactNode;
  onChange: (code: string) => void;
  onBack: () => void;
  onSubmit: () => void;
}

/** Asks for the code of the authenticator app after the password was accepted (SIGN-21). */
export function SecondStep({ code, error, busy, children, onChange, onBack, onSubmit }: SecondStepProps) {
  const box = useRef<HTMLDivElement>(null);

  // replaces the pressed button, which had the focus
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={box}>
      <Form busy={busy} onSubmit={onSubmit}>
        <p className="quiet">Two-step sign-in is on for this account. Open your authenticator app.</p>
        <CodeField
          label="Code"
          hint="Six digits from the app, or one of your recovery codes"
          value={code}
          error={error}
          onChange={onChange}
        />
        <BusyButton busy={busy} busyText="Signing in…">
          {children}
        </BusyButton>
        <button type="button" className="link-button" onClick={onBack}>
          Use another account
        </button>
      </Form>
    </div>
  );
}
