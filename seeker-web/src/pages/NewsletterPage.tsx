import { useSearchParams } from 'react-router-dom';
import { NewsletterLink } from '../features/newsletter/components/NewsletterLink';
import { useTitle } from '../lib/use-title';
import './page.css';

const WORDS = {
  confirm: { title: 'Confirm your e-mail', text: 'Press the button to get the newsletter.' },
  unsubscribe: { title: 'Unsubscribe', text: 'Press the button and we send you no more.' },
};

export default function NewsletterPage({ action }: { action: 'confirm' | 'unsubscribe' }) {
  const [params] = useSearchParams();
  const { title, text } = WORDS[action];
  useTitle(title);
  return (
    <div className="container page page--narrow">
      <h1>{title}</h1>
      <p>{text}</p>
      <NewsletterLink action={action} token={params.get('token') ?? ''} />
    </div>
  );
}
