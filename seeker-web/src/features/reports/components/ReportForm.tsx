import { type FormEvent, useId } from 'react';
import { FORM_ROUTES, LIMITS, REPORT_REASON_NAMES, REPORT_REASONS, grouped } from '@skybil/shared';
import type { Job } from '../../../lib/contract';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../../../ui/BusyButton';
import { Field } from '../../../ui/Field';
import { postReport } from '../api/post-report';
import { useReportAnswer } from '../api/report-answer';

interface ReportFormProps {
  job: Job;
  onSent: (mailed: boolean) => void;
}

/** Without script the browser sends it itself (REPORT-1). */
export function ReportForm({ job, onSent }: ReportFormProps) {
  const id = useId();
  const answer = useReportAnswer();
  const { submit, busy, errors } = useSubmit(
    async (form: FormData) => onSent(await postReport(job._id, form)),
    'reason',
    'text',
    'email',
  );
  const shown = { ...answer?.errors, ...errors };
  const { reason, text, email } = answer?.typed ?? {};
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };
  return (
    <form
      className="stack"
      method="post"
      action={`${FORM_ROUTES.report}/${job.kind}/${job._id}`}
      onSubmit={send}
    >
      {shown.form && (
        <p role="alert" className="error-text">
          {shown.form}
        </p>
      )}
      <fieldset aria-describedby={shown.reason && `${id}-reason`}>
        <legend className="field__label">What is wrong?</legend>
        {REPORT_REASON_NAMES.map((name) => (
          <label key={name} className="choice">
            <input type="radio" name="reason" value={name} required defaultChecked={reason === name} />
            {REPORT_REASONS[name]}
          </label>
        ))}
        {shown.reason && (
          <span id={`${id}-reason`} className="field__error">
            {shown.reason}
          </span>
        )}
      </fieldset>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-text`}>
          What happened (optional)
        </label>
        <textarea
          id={`${id}-text`}
          className="field__input"
          name="text"
          rows={3}
          maxLength={LIMITS.reportCharacters}
          defaultValue={text}
          aria-invalid={shown.text ? true : undefined}
          aria-describedby={`${id}-hint${shown.text ? ` ${id}-error` : ''}`}
        />
        <span id={`${id}-hint`} className="field__hint">
          At most {grouped(LIMITS.reportCharacters)} characters
        </span>
        {shown.text && (
          <span id={`${id}-error`} className="field__error">
            {shown.text}
          </span>
        )}
      </div>
      <Field
        label="E-mail (optional)"
        hint="Only for questions about this report. The outcome goes to people who are signed in and have confirmed their e-mail."
        name="email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailCharacters}
        defaultValue={email}
        error={shown.email}
      />
      <BusyButton busy={busy} busyText="Sending…">
        Send report
      </BusyButton>
    </form>
  );
}
