import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from '@skybil/shared';
import { Notice } from '../../../ui/Notice';
import { postNewsletterLink } from '../api/post-newsletter-link';

interface NewsletterLinkProps {
  action: 'confirm' | 'unsubscribe';
  token: string;
}

const WORDS = {
  confirm: { text: 'Press the button to get the newsletter.', button: 'Confirm my e-mail' },
  unsubscribe: { text: 'Press the button and we send you no more.', button: 'Unsubscribe' },
};

/** Opening the link changes nothing, since mail scanners follow links too; the button does (NEWS-1). */
export function NewsletterLink({ action, token }: NewsletterLinkProps) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function press() {
    setBusy(true);
    setProblem(undefined);
    try {
      setDone(await postNewsletterLink(action, token));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : MESSAGES.newsletterFailed);
    } finally {
      setBusy(false);
    }
  }

  if (done) {
    return (
      <div role="status">
        <Notice title={done}>
          <Link className="button" to="/">
            Go to the jobs
          </Link>
        </Notice>
      </div>
    );
  }
  return (
    <div className="stack">
      <p>{WORDS[action].text}</p>
      <button type="button" className="button" disabled={busy} onClick={() => void press()}>
        {WORDS[action].button}
      </button>
      {problem && (
        <p className="error-text" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
