import { LIMITS } from '@skybil/shared';
import { useSecondsUntil } from '../hooks/use-seconds-until';
import { CodeBoxes } from './CodeBoxes';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/Form';

interface CodeStepProps {
  email: string;
  code: string[];
  sentAt: number;
  error: string | undefined;
  /** Sending a new code. */
  isSending: boolean;
  /** Checking this one. */
  busy: boolean;
  onChange: (code: string[]) => void;
  onResend: () => void;
  onBack: () => void;
  onSubmit: () => void;
}

export function CodeStep({ email, code, sentAt, error, isSending, busy, ...on }: CodeStepProps) {
  const wait = useSecondsUntil(sentAt + LIMITS.resetCodeWaitSeconds * 1_000);
  return (
    <Form busy={busy} onSubmit={on.onSubmit}>
      <p className="quiet code-boxes__sent">
        Enter the {LIMITS.resetCodeDigits}-digit code sent to {email}. It works for {LIMITS.resetCodeMinutes}{' '}
        minutes; the link in the same mail works for {LIMITS.resetLinkHours} hours.
      </p>
      <CodeBoxes boxes={code} error={error} onChange={on.onChange} />
      <BusyButton busy={busy} busyText="Checking…">
        Next
      </BusyButton>
      <div className="row">
        <button
          type="button"
          className="button button--plain"
          disabled={wait > 0 || isSending}
          onClick={on.onResend}
        >
          {wait > 0 ? `Send a new code in ${wait} s` : 'Send a new code'}
        </button>
        <button type="button" className="button button--bare" onClick={on.onBack}>
          Change e-mail
        </button>
      </div>
    </Form>
  );
}
