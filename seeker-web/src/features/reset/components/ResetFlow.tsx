import type { ResetAudience } from '../api/post-reset';
import { useReset } from '../hooks/use-reset';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { PasswordStep } from './PasswordStep';

interface ResetFlowProps {
  audience: ResetAudience;
  onDone: () => void;
}

export function ResetFlow({ audience, onDone }: ResetFlowProps) {
  const reset = useReset(audience, onDone);
  const { step, setStep, email, code, password, sending, saving } = reset;
  if (step === 'email') {
    return (
      <EmailStep
        email={email}
        error={sending.errors.email}
        busy={sending.busy}
        onChange={reset.setEmail}
        onSubmit={() => void sending.submit()}
      />
    );
  }
  if (step === 'code') {
    return (
      <CodeStep
        email={email}
        code={code}
        sentAt={reset.sentAt}
        busy={sending.busy}
        onChange={reset.setCode}
        onResend={() => void sending.submit()}
        onBack={() => setStep('email')}
        onSubmit={() => setStep('password')}
      />
    );
  }
  return (
    <PasswordStep
      password={password}
      error={saving.errors.newPassword}
      busy={saving.busy}
      onChange={reset.setPassword}
      onSubmit={() => void saving.submit()}
    />
  );
}
