import { type ApplyAnswer, FORM_ROUTES, jobPath, LIMITS, megabytes, MESSAGES, PAGES } from '@skybil/shared';
import type { Job } from '../../../lib/contract';
import { DOCUMENT_TYPES } from '../../../ui/document-types';
import { EmailField } from '../../../ui/EmailField';
import { Field } from '../../../ui/Field';
import { PdfHelp } from '../../../ui/PdfHelp';
import { CertificateWords } from '../sheet/CertificateWords';
import { CompanySees } from '../sheet/CompanySees';

const NOTHING_WRONG: ApplyAnswer = { email: '', needsCode: false, errors: {} };

interface PlainApplyFormProps {
  job: Job;
  answer?: ApplyAnswer | undefined;
}

/** Everything that the apply sheet asks for, as one form that the browser sends itself (SITE-53). */
export function PlainApplyForm({ job, answer = NOTHING_WRONG }: PlainApplyFormProps) {
  const { email, needsCode, errors } = answer;
  const isRemote = job.kind === 'remote';
  const next = `?next=${encodeURIComponent(`${jobPath(job.kind, job._id)}?apply`)}`;
  return (
    <form
      className="stack"
      method="post"
      encType="multipart/form-data"
      action={`${FORM_ROUTES.apply}/${job.kind}/${job._id}`}
    >
      {answer !== NOTHING_WRONG && (
        <div role="alert">
          <p className="error-text">{errors.form ?? 'Your application is not sent yet.'}</p>
          {errors.form !== MESSAGES.alreadyApplied && (
            <p className="small">
              Type your password and choose your files once more before you send it again.
            </p>
          )}
        </div>
      )}
      <EmailField name="email" defaultValue={email} error={errors.email} />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={LIMITS.passwordMax}
        error={errors.password}
      />
      {needsCode && (
        <Field
          label="Code"
          name="code"
          hint="Six digits from the app, or one of your recovery codes"
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
          maxLength={LIMITS.secondFactorCodeCharacters}
          error={errors.code}
        />
      )}
      <p className="quiet small">
        You are signed in for this application only. No account yet?{' '}
        <a href={PAGES.signUp.path + next}>Sign up</a>, or set a{' '}
        <a href={`${PAGES.resetPassword.path}${next}&for=seeker`}>new password</a>; both need JavaScript.
      </p>
      <section className="stack apply-part" aria-labelledby="apply-resume">
        <h2 id="apply-resume">Your resume</h2>
        <Field
          label="Select Resume (PDF)"
          hint="Leave it empty to send the one on file"
          name="resume"
          type="file"
          accept={DOCUMENT_TYPES}
          error={errors.resume}
        />
        <PdfHelp />
      </section>
      {isRemote && (
        <section className="stack apply-part" aria-labelledby="apply-certificate">
          <h2 id="apply-certificate">Your certificate</h2>
          <CertificateWords />
          <Field
            label="Choose your certificate (PDF)"
            hint={`With a new resume, at most ${megabytes(LIMITS.pdfBytes)} for both`}
            name="certificate"
            type="file"
            accept={DOCUMENT_TYPES}
            required
            error={errors.certificate}
          />
        </section>
      )}
      <CompanySees company={job.companyId.name} user={null} isRemote={isRemote} />
      <button type="submit" className="button button--wide">
        Send application
      </button>
    </form>
  );
}
