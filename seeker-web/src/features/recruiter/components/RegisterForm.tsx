import { useState } from 'react';
import { useSubmit } from '../../../lib/use-submit';
import type { RecruiterSession } from '../api/post-login';
import { postRegister, type NewCompany } from '../api/post-register';
import { CompanyStep } from './CompanyStep';
import { LogoStep } from './LogoStep';

const BLANK: NewCompany = { name: '', email: '', password: '', image: undefined };

/** Two steps: company, then logo (SITE-7). An error in a field of step 1 leads back to it. */
export function RegisterForm({ onSignedIn }: { onSignedIn: (session: RecruiterSession) => void }) {
  const [company, setCompany] = useState(BLANK);
  const [step, setStep] = useState<1 | 2>(1);
  const { submit, busy, errors, code } = useSubmit(
    async () => onSignedIn(await postRegister(company)),
    ...Object.keys(BLANK),
  );
  const change = (changes: Partial<NewCompany>) => setCompany((current) => ({ ...current, ...changes }));
  const refused = ['name', 'email', 'password'].some((field) => errors[field]);
  const [seenErrors, setSeenErrors] = useState(errors);

  if (errors !== seenErrors) {
    setSeenErrors(errors);
    if (refused) setStep(1);
  }

  return step === 1 ? (
    <CompanyStep
      company={company}
      errors={errors}
      isTaken={code === 'email_taken'}
      onChange={change}
      onNext={() => setStep(2)}
    />
  ) : (
    <LogoStep
      company={company}
      error={errors.image}
      busy={busy}
      onChange={change}
      onBack={() => setStep(1)}
      onSubmit={() => void submit()}
    />
  );
}
