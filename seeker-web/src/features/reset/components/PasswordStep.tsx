import { NewPasswordField } from '../../../ui/NewPasswordField';
import { Form } from '../../../ui/Form';
import { BusyButton } from '../../../ui/BusyButton';

interface PasswordStepProps {
  email: string;
  password: string;
  error: string | undefined;
  busy: boolean;
  onChange: (password: string) => void;
  onSubmit: () => void;
}

export function PasswordStep({ email, password, error, busy, onChange, onSubmit }: PasswordStepProps) {
  return (
    <Form busy={busy} onSubmit={onSubmit}>
      <NewPasswordField
        label="New password"
        owner={{ email }}
        value={password}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <BusyButton busy={busy} busyText="Saving…">
        Save and log in
      </BusyButton>
    </Form>
  );
}
