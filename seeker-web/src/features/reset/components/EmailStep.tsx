import { EmailField } from '../../../ui/EmailField';
import { Form } from '../../../ui/Form';
import { BusyButton } from '../../../ui/BusyButton';

interface EmailStepProps {
  email: string;
  error: string | undefined;
  busy: boolean;
  onChange: (email: string) => void;
  onSubmit: () => void;
}

export function EmailStep({ email, error, busy, onChange, onSubmit }: EmailStepProps) {
  return (
    <Form busy={busy} onSubmit={onSubmit}>
      <p className="quiet">Enter the e-mail you registered with. We send you a code.</p>
      <EmailField
        label="Registered e-mail"
        value={email}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <BusyButton busy={busy} busyText="Sending…">
        Next
      </BusyButton>
    </Form>
  );
}
