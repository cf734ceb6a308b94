import { useEffect } from 'react';
import { watchProof } from '@skybil/web/proof-signal';
import { useUser } from '../features/applications/api/get-user';
import { useBoardConfig } from '../lib/board-config';
import { EmailProofRequest } from '../features/email-proof/components/EmailProofRequest';

export function ProofPrompt() {
  const { data: user, mutate } = useUser();
  const { authMode } = useBoardConfig();
  const isMissing = user?.emailProven === false;
  useEffect(() => (isMissing ? watchProof(() => void mutate()) : undefined), [isMissing, mutate]);
  if (!isMissing) return null;
  if (authMode === 'local') return <EmailProofRequest email={user.email} />;
  return (
    <p className="card no-print" role="note">
      Confirm your e-mail in your account settings. Until then companies do not get your applications.
    </p>
  );
}
