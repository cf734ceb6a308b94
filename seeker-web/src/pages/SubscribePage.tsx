import { useSearchParams } from 'react-router-dom';
import { NEWSLETTER_NOTES, PAGES, readNewsletterNote } from '@skybil/shared';
import { NewsletterForm } from '../features/newsletter/components/NewsletterForm';
import { Notice } from '../ui/Notice';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

/** The newsletter page, also the result page of the form without script. */
export default function SubscribePage() {
  const [params] = useSearchParams();
  const key = readNewsletterNote(params.get('note'));
  const note = key && NEWSLETTER_NOTES[key];
  useTitle(PAGES.newsletter.title);
  return (
    <>
      <div className="container page newsletter__head">
        <h1>{PAGES.newsletter.title}</h1>
        {note && (
          <Notice title={note.message} isGood={note.isGood}>
            {key === 'subscribed' && <p>Open the mail we sent you to confirm.</p>}
          </Notice>
        )}
      </div>
      <NewsletterForm />
    </>
  );
}
