import { useEffect, useRef } from 'react';
import { LIMITS } from '@skybil/shared';
import { Field } from '../../../ui/Field';
import { RecruiterLabel } from './RecruiterLabel';
import { Form } from '../../../ui/Form';
import { BusyButton } from '../../../ui/BusyButton';

interface SecondStepProps {
  code: string;
  error: string | undefined;
  busy: boolean;
  onChange: (code: string) => void;
  onBack: () => void;
  onSubmit: () => void;
}

/** Asks for the code of the authenticator app after the password was accepted (SIGN-21). */
export function SecondStep({ code, error, busy, onChange, onBack, onSubmit }: SecondStepProps) {
  const box = useRef<HTMLDivElement>(null);

  // replaces the pressed button, which had the focus
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={box}>
      <Form busy={busy} onSubmit={onSubmit}>
        <p className="quiet">Two-step sign-in is on for this account. Open your authenticator app.</p>
        <Field
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LIMITS.secondFactorCodeCharacters}
          hint="Six digits from the app, or one of your recovery codes"
          value={code}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
        <BusyButton busy={busy} busyText="Signing in…">
          <RecruiterLabel>login</RecruiterLabel>
        </BusyButton>
        <button type="button" className="link-button" onClick={onBack}>
          Use another account
        </button>
      </Form>
    </div>
  );
}
