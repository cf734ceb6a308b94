import { LIMITS } from '@skybil/shared';
import { Field } from '../../../ui/Field';

interface EmailStepProps {
  email: string;
  error: string | undefined;
  busy: boolean;
  onChange: (email: string) => void;
  onSubmit: () => void;
}

export function EmailStep({ email, error, busy, onChange, onSubmit }: EmailStepProps) {
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className="quiet">Enter the e-mail you registered with. We send you a code.</p>
      <Field
        label="Registered e-mail"
        type="email"
        autoComplete="email"
        required
        maxLength={LIMITS.emailCharacters}
        value={email}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="submit" className="button button--wide" disabled={busy}>
        {busy ? 'Sending…' : 'Submit'}
      </button>
    </form>
  );
}
