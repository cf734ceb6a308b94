import { pagesToShow } from './pages-to-show';
import './states.css';

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label="Pages">
      <button type="button" className="pages__page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      {pagesToShow(page, pages).map((shown, index) =>
        shown === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            className="pages__page"
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPage(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <button type="button" className="pages__page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  );
}
