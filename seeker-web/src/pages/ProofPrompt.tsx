import { useUser } from '../features/applications/api/get-user';
import { EmailProofRequest } from '../features/email-proof/components/EmailProofRequest';

/** The next step for a seeker whose e-mail is not proven. */
export function ProofPrompt() {
  const { data: user } = useUser();
  return user?.emailProven === false ? <EmailProofRequest email={user.email} /> : null;
}
