import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';
import { useFacets } from '../features/jobs/api/get-facets';
import { REMOTE_ONLY } from '../features/jobs/api/use-landing-counts';
import { LandingLinks } from '../features/jobs/components/LandingLinks';
import { UNFILTERED } from '../features/jobs/job-filter';
import { LoadError } from '../ui/LoadError';
import { Loader } from '../ui/Loader';
import { Notice } from '../ui/Notice';
import './page.css';

/** All places and categories that have jobs. */
export default function JobsPage() {
  useTitle(PAGES.jobs.title);
  const all = useFacets(UNFILTERED);
  const remote = useFacets(REMOTE_ONLY);
  const error: unknown = all.error ?? remote.error;
  return (
    <>
      <div className="container hero">
        <h1>{PAGES.jobs.title}</h1>
      </div>
      {all.data && remote.data ? (
        <LandingLinks counts={{ all: all.data, remote: remote.data }} isComplete />
      ) : error ? (
        <LoadError
          what="The places and categories"
          error={error}
          onRetry={() => void Promise.all([all.mutate(), remote.mutate()])}
        />
      ) : (
        <Loader label="Loading places and categories" />
      )}
      {all.data?.kind.every(({ count }) => count === 0) && (
        <Notice title="No place or category has jobs right now">
          <Link className="button" to="/">
            See all jobs
          </Link>
        </Notice>
      )}
    </>
  );
}
