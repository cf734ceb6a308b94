import { Link } from 'react-router-dom';
import { MESSAGES } from '@skybil/shared';
import { Notice } from '../components/Notice';
import { useTitle } from '../lib/use-title';
import './page.css';

export function NotFoundPage() {
  useTitle('Page not found');
  return (
    <div className="container page">
      <h1>Page not found</h1>
      <Notice title={MESSAGES.notFound}>
        <Link className="button" to="/">
          Go to the jobs
        </Link>
      </Notice>
    </div>
  );
}
