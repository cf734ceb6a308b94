import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { Notice } from '../ui/Notice';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

/** Links to what works offline. This page is the shell that the service worker caches (LINE-3). */
export default function OfflinePage() {
  useTitle(PAGES.offline.title);
  return (
    <div className="container page">
      <h1>{PAGES.offline.title}</h1>
      <Notice title="Without a line you can read what this device has kept">
        <Link className="button" to="/">
          Jobs you looked at
        </Link>
        <Link className="button button--plain" to={PAGES.saved.path}>
          {PAGES.saved.title}
        </Link>
        <Link className="button button--plain" to={PAGES.applications.path}>
          Your applications
        </Link>
      </Notice>
    </div>
  );
}
