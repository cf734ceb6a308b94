import type { UserRecord } from '../../../lib/contract';

interface CompanySeesProps {
  company: string;
  /** null before the sign-in, undefined while it is loading */
  user: UserRecord | null | undefined;
  isRemote: boolean;
}

/** Exactly what the board answers to the company about an applicant (APPLY-34). */
export function CompanySees({ company, user, isRemote }: CompanySeesProps) {
  const name = user && `: ${user.name || 'no name given'}`;
  return (
    <section className="stack apply-part" aria-labelledby="apply-seen">
      <h3 id="apply-seen">What {company} will see</h3>
      <ul className="apply-seen small">
        <li>Your name{name}, and your picture or initials</li>
        <li>{isRemote ? 'Your resume and this certificate, as they are now' : 'Your resume as it is now'}</li>
        <li>The day you applied</li>
        {user === null && <li>Your phone number, if your account shows it to companies</li>}
        {user?.phone && user.phoneShared && <li>Your phone number: {user.phone}</li>}
        <li>Your e-mail only after they accept you</li>
      </ul>
    </section>
  );
}
