import { LIMITS } from '@skybil/shared';
import { useSecondsUntil } from '../hooks/use-seconds-until';
import { CodeBoxes } from './CodeBoxes';
import { Form } from '../../../ui/Form';

interface CodeStepProps {
  email: string;
  code: string[];
  sentAt: number;
  busy: boolean;
  onChange: (code: string[]) => void;
  onResend: () => void;
  onBack: () => void;
  onSubmit: () => void;
}

export function CodeStep({ email, code, sentAt, busy, onChange, onResend, onBack, onSubmit }: CodeStepProps) {
  const wait = useSecondsUntil(sentAt + LIMITS.resetCodeWaitSeconds * 1_000);
  return (
    <Form onSubmit={onSubmit}>
      <p className="quiet">
        Enter the {LIMITS.resetCodeDigits}-digit code sent to {email}. It works for {LIMITS.resetCodeMinutes}{' '}
        minutes; the link in the same mail works for {LIMITS.resetLinkHours} hours.
      </p>
      <CodeBoxes boxes={code} onChange={onChange} />
      <button type="submit" className="button button--wide">
        Submit
      </button>
      <div className="row">
        <button type="button" className="button button--plain" disabled={wait > 0 || busy} onClick={onResend}>
          {wait > 0 ? `Send a new code in ${wait} s` : 'Send a new code'}
        </button>
        <button type="button" className="button button--bare" onClick={onBack}>
          Change e-mail
        </button>
      </div>
    </Form>
  );
}
