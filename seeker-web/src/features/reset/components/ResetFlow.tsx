import { useEffect, useRef } from 'react';
import type { ResetAudience } from '../api/post-reset-code';
import { type ResetAccount, useReset } from '../hooks/use-reset';
import type { ResetLink } from '../reset-link';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { PasswordStep } from './PasswordStep';

interface ResetFlowProps {
  audience: ResetAudience;
  onDone: (account: ResetAccount) => Promise<void>;
  link: ResetLink | undefined;
}

export function ResetFlow({ audience, onDone, link }: ResetFlowProps) {
  const { step, setStep, sending, checking, saving, ...reset } = useReset(audience, onDone, link);
  const box = useRef<HTMLDivElement>(null);

  // a new step replaces the pressed button, so the focus moves to its first field
  useEffect(() => {
    if (step !== 'email') box.current?.querySelector('input')?.focus();
  }, [step]);

  return (
    <div ref={box}>
      {step === 'email' && (
        <EmailStep
          email={reset.email}
          error={sending.errors.email}
          busy={sending.busy}
          onChange={reset.setEmail}
          onSubmit={() => void sending.submit()}
        />
      )}
      {step === 'code' && (
        <CodeStep
          email={reset.email}
          code={reset.code}
          sentAt={reset.sentAt}
          error={checking.errors.otp}
          isSending={sending.busy}
          busy={checking.busy}
          onChange={reset.setCode}
          onResend={() => void sending.submit()}
          onBack={() => setStep('email')}
          onSubmit={() => void checking.submit()}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          email={reset.email}
          password={reset.password}
          error={saving.errors.newPassword}
          busy={saving.busy}
          onChange={reset.setPassword}
          onSubmit={() => void saving.submit()}
        />
      )}
    </div>
  );
}
