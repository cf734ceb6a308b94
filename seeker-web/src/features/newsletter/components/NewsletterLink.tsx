import { useState } from 'react';
import { Notice } from '../../../components/Notice';
import { useSubmit } from '../../../lib/use-submit';
import { postNewsletterLink } from '../api/post-newsletter';

interface NewsletterLinkProps {
  action: 'confirm' | 'unsubscribe';
  token: string;
}

const BUTTON = { confirm: 'Confirm my e-mail', unsubscribe: 'Unsubscribe' };

/** Opening the link changes nothing, since mail scanners follow links too; the button does (trust M3). */
export function NewsletterLink({ action, token }: NewsletterLinkProps) {
  const [done, setDone] = useState<string>();
  const { submit, busy } = useSubmit(async () => setDone(await postNewsletterLink(action, token)));
  if (done) return <Notice title={done} />;
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void submit()}>
      {BUTTON[action]}
    </button>
  );
}
