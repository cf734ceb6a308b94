import { type BoardText, PAGES } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';
import { useText } from '../features/texts/api/get-text';
import { LoadError } from '../ui/LoadError';
import { PageLoader } from '../ui/PageLoader';
import './page.css';

/** A text of the board folder. */
export default function TextPage({ name }: { name: BoardText }) {
  const { title } = PAGES[name];
  const { data: html, error, isLoading, mutate } = useText(name);
  useTitle(title);
  return (
    <div className="container page page--text">
      {html !== undefined ? (
        <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      ) : error && !isLoading ? (
        <>
          <h1>{title}</h1>
          <LoadError what="This page" error={error} onRetry={() => void mutate()} />
        </>
      ) : (
        <PageLoader label="Loading the page" />
      )}
    </div>
  );
}
