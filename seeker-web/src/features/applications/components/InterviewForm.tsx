import { useState } from 'react';
import { type InterviewAnswer, LIMITS } from '@skybil/shared';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../../../ui/BusyButton';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { useApplications } from '../api/get-applications';
import { postInterviewAnswer } from '../api/post-interview-answer';
import type { Interview } from '../interview-rules';

interface InterviewFormProps {
  /** Of the application. */
  id: string;
  interview: Interview;
  /** Absent if there is no answer to keep. */
  onKeep: (() => void) | undefined;
  /** Called after the answer was taken, once the list shows it. */
  onSent: () => void;
  /** Called after an answer was sent or refused. */
  onAnswered: () => void;
}

export function InterviewForm({ id, interview, onKeep, onSent, onAnswered }: InterviewFormProps) {
  const [phone, setPhone] = useState(interview.phone ?? '');
  const [sending, setSending] = useState<InterviewAnswer>();
  const { mutate } = useApplications();
  const { submit, busy, errors } = useSubmit(async (answer: InterviewAnswer) => {
    setSending(answer);
    try {
      const { sequence } = interview;
      const withPhone = answer === 'yes' && phone.trim() ? { phone } : {};
      void notify('success', await postInterviewAnswer({ id, sequence, answer, ...withPhone }));
    } finally {
      // also after a refusal, because the company may have moved the interview in the meantime
      await mutate();
      onAnswered();
    }
    onSent();
  }, 'phone');
  return (
    <Form busy={busy} onSubmit={() => submit('yes')}>
      <Field
        label="Phone number (optional)"
        hint="For this interview. Only this company sees it."
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.phoneCharacters}
        value={phone}
        error={errors.phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <div className="row">
        <BusyButton className="" busy={busy && sending === 'yes'} busyText="Sending…" disabled={busy}>
          Yes, I will come
        </BusyButton>
        <BusyButton
          type="button"
          className="button--plain"
          busy={busy && sending === 'no'}
          busyText="Sending…"
          disabled={busy}
          onClick={() => void submit('no')}
        >
          No, I will not come
        </BusyButton>
        {onKeep && (
          <button type="button" className="button button--bare" disabled={busy} onClick={onKeep}>
            Keep my answer
          </button>
        )}
      </div>
    </Form>
  );
}
