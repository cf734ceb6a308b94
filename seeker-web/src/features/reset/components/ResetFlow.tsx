import { type ReactNode, useEffect, useRef } from 'react';
import type { ResetAudience } from '../api/post-reset-code';
import { SecondStep } from '../../../ui/SecondStep';
import { type AfterReset, useReset } from '../hooks/use-reset';
import type { ResetLink } from '../reset-link';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { PasswordStep } from './PasswordStep';

interface ResetFlowProps extends AfterReset {
  audience: ResetAudience;
  link: ResetLink | undefined;
  /** Stands below, but not below the second step, which has its own way back. */
  children?: ReactNode;
}

export function ResetFlow({ audience, link, children, ...after }: ResetFlowProps) {
  const { step, setStep, sending, checking, saving, entering, ...reset } = useReset(audience, after, link);
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
      {step === 'second' && (
        <SecondStep
          code={reset.secondCode}
          error={entering.errors.code}
          busy={entering.busy}
          onChange={reset.setSecondCode}
          onBack={after.onLeave}
          onSubmit={() => void entering.submit()}
        >
          Log in
        </SecondStep>
      )}
      {step !== 'second' && children}
    </div>
  );
}
