import { useUser } from '../features/applications/api/get-user';
import { useBoardConfig } from '../lib/board-config';
import { EmailProofRequest } from '../features/email-proof/components/EmailProofRequest';

export function ProofPrompt() {
  const { data: user } = useUser();
  const { authMode } = useBoardConfig();
  if (user?.emailProven !== false) return null;
  if (authMode === 'local') return <EmailProofRequest email={user.email} />;
  return (
    <p className="card no-print" role="note">
      Confirm your e-mail in your account settings. Until then companies do not get your applications.
    </p>
  );
}
