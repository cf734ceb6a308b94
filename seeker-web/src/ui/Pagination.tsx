import type { ComponentProps } from 'react';
import { pagesToShow } from './pages-to-show';
import './states.css';

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Its buttons submit `page` without script, so it needs a form around it. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages < 2) return null;
  const leadingTo = (to: number): ComponentProps<'button'> => ({
    type: 'submit',
    name: 'page',
    value: to,
    className: 'pages__page',
    onClick: (event) => {
      event.preventDefault();
      onPage(to);
    },
  });
  return (
    <nav className="pages" aria-label="Pages">
      <button {...leadingTo(page - 1)} disabled={page <= 1}>
        Previous
      </button>{' '}
      {pagesToShow(page, pages).map((shown, index) => [
        shown === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={shown}
            {...leadingTo(shown)}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
          >
            {shown}
          </button>
        ),
        ' ',
      ])}
      <button {...leadingTo(page + 1)} disabled={page >= pages}>
        Next
      </button>
    </nav>
  );
}
