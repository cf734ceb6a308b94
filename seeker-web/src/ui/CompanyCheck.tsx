import { type CompanyCheck as Check, companyCheckWords } from '@skybil/shared';

/** What a moderator compared with the certificate of the company. */
export function CompanyCheck({ check }: { check: Check }) {
  return (
    <p className="quiet small">
      <span aria-hidden>✓</span> {companyCheckWords(check)}
    </p>
  );
}
