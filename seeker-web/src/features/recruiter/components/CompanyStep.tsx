import { Link } from 'react-router-dom';
import { LIMITS } from '@skybil/shared';
import { Field } from '../../../ui/Field';
import { NewPasswordField } from '../../../ui/NewPasswordField';
import type { NewCompany } from '../api/post-register';
import { RecruiterLabel } from './RecruiterLabel';
import { Form } from '../../../ui/Form';
import { EmailField } from '../../../ui/EmailField';

interface CompanyStepProps {
  company: NewCompany;
  errors: Record<string, string>;
  /** The e-mail address already has an account. */
  isTaken: boolean;
  onChange: (changes: Partial<NewCompany>) => void;
  onNext: () => void;
}

export function CompanyStep({ company, errors, isTaken, onChange, onNext }: CompanyStepProps) {
  return (
    <Form onSubmit={onNext}>
      <p className="quiet">Posting jobs is free, without limits.</p>
      <Field
        label="Company name"
        autoComplete="organization"
        required
        maxLength={LIMITS.nameCharacters}
        value={company.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <EmailField
        autoComplete="username"
        value={company.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <NewPasswordField
        label="Password"
        owner={{ company: company.name, email: company.email }}
        value={company.password}
        error={errors.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      {isTaken && (
        <p>
          Is it your e-mail? Then login below, or <Link to="/reset-password">set a new password</Link> by a
          mail that we send to it: that makes the account yours, whoever made it.
        </p>
      )}
      <button type="submit" className="button button--wide">
        <RecruiterLabel>next</RecruiterLabel>
      </button>
    </Form>
  );
}
