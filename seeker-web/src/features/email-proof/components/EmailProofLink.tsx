import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from '@skybil/shared';
import { Notice } from '../../../ui/Notice';
import { postEmailProof, type ProofAction } from '../api/post-email-proof';

/** Opening the link changes nothing, since mail scanners follow links too; a button does (PERSON-7, PERSON-8). */
export function EmailProofLink({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<{ action: ProofAction; message: string }>();
  const [problem, setProblem] = useState<string>();

  async function press(action: ProofAction) {
    setBusy(true);
    setProblem(undefined);
    try {
      setDone({ action, message: await postEmailProof(action, token) });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : MESSAGES.internal);
    } finally {
      setBusy(false);
    }
  }

  if (done) {
    return (
      <div role="status">
        <Notice title={done.message}>
          {done.action === 'confirm' && token.startsWith('company-') ? (
            <a className="button" href="/dashboard">
              Go to your dashboard
            </a>
          ) : (
            <Link className="button" to="/">
              Go to the jobs
            </Link>
          )}
        </Notice>
      </div>
    );
  }
  return (
    <div className="stack">
      <p>You made the account on this site? Then mails about it reach you from now on.</p>
      <button type="button" className="button" disabled={busy} onClick={() => void press('confirm')}>
        Confirm my e-mail
      </button>
      <p>Somebody else used your address? Then we erase the account, with all that hangs on it.</p>
      <button
        type="button"
        className="button button--plain"
        disabled={busy}
        onClick={() => void press('disown')}
      >
        It was not me
      </button>
      {problem && (
        <p className="error-text" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
