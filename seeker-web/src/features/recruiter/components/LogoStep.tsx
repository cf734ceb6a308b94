import { LOGO_HINT, LOGO_TYPES } from '@skybil/web/logo-file';
import { useEffect, useState } from 'react';
import { Logo } from '../../../ui/Logo';
import type { NewCompany } from '../api/post-register';
import { logoProblem } from '../logo-problem';
import './logo-step.css';
import { RecruiterLabel } from './RecruiterLabel';
import { Form } from '../../../ui/Form';
import { BusyButton } from '../../../ui/BusyButton';

interface LogoStepProps {
  company: NewCompany;
  error: string | undefined;
  busy: boolean;
  onChange: (changes: Partial<NewCompany>) => void;
  onBack: () => void;
  onSubmit: () => void;
}

export function LogoStep({ company, error, busy, onChange, onBack, onSubmit }: LogoStepProps) {
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState(() => company.image && URL.createObjectURL(company.image));
  const shown = problem ?? error;

  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  function pick(file: File | undefined) {
    const found = file && logoProblem(file);
    setProblem(found);
    onChange({ image: found ? undefined : file });
    setPreview(file && !found ? URL.createObjectURL(file) : undefined);
  }

  return (
    <Form busy={busy} onSubmit={onSubmit}>
      <label className="logo-step">
        <Logo name={company.name} image={preview} size={72} />
        <span>
          <strong>Upload company logo</strong>
          <br />
          <span className="quiet small">{company.image?.name ?? `${LOGO_HINT}. You can do this later.`}</span>
        </span>
        <input
          className="visually-hidden"
          type="file"
          accept={Object.keys(LOGO_TYPES).join()}
          aria-label="Company logo"
          aria-invalid={shown ? true : undefined}
          onChange={(event) => pick(event.target.files?.[0])}
        />
      </label>
      {shown && (
        <p className="error-text" role="alert">
          {shown}
        </p>
      )}
      <BusyButton busy={busy} busyText="Creating the account…">
        <RecruiterLabel>create account</RecruiterLabel>
      </BusyButton>
      <button type="button" className="button button--bare button--wide" onClick={onBack}>
        Back
      </button>
    </Form>
  );
}
