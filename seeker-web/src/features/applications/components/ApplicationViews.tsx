import { Link } from 'react-router-dom';
import { type JobKind, PAGES } from '@skybil/shared';
import './applications.css';

export const ON_SITE = 'on-site';

const VIEWS: { name: string; to: string; kind?: JobKind }[] = [
  { name: 'All', to: PAGES.applications.path },
  { name: 'On-site', to: `${PAGES.applications.path}?kind=${ON_SITE}`, kind: 'job' },
  { name: 'Remote', to: PAGES.remoteApplications.path, kind: 'remote' },
];

export function ApplicationViews({ shown }: { shown: JobKind | undefined }) {
  return (
    <nav className="applied-views no-print" aria-label="Your applications">
      {VIEWS.map(({ name, to, kind }) => (
        <Link
          key={name}
          className="applied-views__link"
          to={to}
          aria-current={kind === shown ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
