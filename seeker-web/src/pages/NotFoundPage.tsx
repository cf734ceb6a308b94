import { Link } from 'react-router-dom';
import { MESSAGES, PAGE_NOT_FOUND } from '@skybil/shared';
import { Notice } from '../ui/Notice';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function NotFoundPage() {
  useTitle(PAGE_NOT_FOUND);
  return (
    <div className="container page">
      <h1>{PAGE_NOT_FOUND}</h1>
      <Notice title={MESSAGES.notFound}>
        <Link className="button" to="/">
          Go to the jobs
        </Link>
      </Notice>
    </div>
  );
}
