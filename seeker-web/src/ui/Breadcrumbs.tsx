import { Link } from 'react-router-dom';
import type { Crumb } from '@skybil/shared';
import './breadcrumbs.css';

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="breadcrumbs no-print" aria-label="Where you are">
      <ol className="breadcrumbs__steps">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
