import { NewPasswordField } from '../../../ui/NewPasswordField';

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
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <NewPasswordField
        label="New password"
        owner={{ email }}
        value={password}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="submit" className="button button--wide" disabled={busy}>
        {busy ? 'Saving…' : 'Submit'}
      </button>
    </form>
  );
}
