interface CompanySeesProps {
  company: string;
  /** Undefined until it is known; '' without a name. */
  name: string | undefined;
  isRemote: boolean;
}

/** Exactly what the board answers to the company about an applicant (APPLY-34). */
export function CompanySees({ company, name, isRemote }: CompanySeesProps) {
  return (
    <section className="stack apply-part" aria-labelledby="apply-seen">
      <h3 id="apply-seen">What {company} will see</h3>
      <ul className="apply-seen small">
        <li>
          Your name{name === undefined ? '' : name === '' ? ': no name given' : `: ${name}`}, and your picture
          or initials
        </li>
        <li>{isRemote ? 'Your resume and this certificate, as they are now' : 'Your resume as it is now'}</li>
        <li>The day you applied</li>
        <li>Your e-mail only after they accept you</li>
      </ul>
    </section>
  );
}
