import { useSearchParams } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { NewsletterLink } from '../features/newsletter/components/NewsletterLink';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

const TITLES = { confirm: PAGES.newsletterConfirm.title, unsubscribe: PAGES.newsletterUnsubscribe.title };

export default function NewsletterPage({ action }: { action: 'confirm' | 'unsubscribe' }) {
  const [params] = useSearchParams();
  useTitle(TITLES[action]);
  return (
    <div className="container page page--narrow">
      <h1>{TITLES[action]}</h1>
      <NewsletterLink action={action} token={params.get('token') ?? ''} />
    </div>
  );
}
