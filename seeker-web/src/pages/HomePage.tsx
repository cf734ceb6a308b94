import {
  crumbsOfLanding,
  filteredHome,
  HOME_TITLE,
  isLive,
  type LandingPage,
  PAGE_NOT_FOUND,
} from '@skybil/shared';
import { Link } from 'react-router-dom';
import { useLandingCounts } from '../features/jobs/api/use-landing-counts';
import { HeroSearch } from '../features/jobs/components/HeroSearch';
import { JobBrowser } from '../features/jobs/components/JobBrowser';
import { useJobFilter } from '../features/jobs/hooks/use-job-filter';
import { isFiltered } from '../features/jobs/job-filter';
import { SaveButton } from '../features/saved-jobs/components/SaveButton';
import { belowFold } from '../lib/below-fold';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Notice } from '../ui/Notice';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export const BrowseJobs = belowFold(() => import('./BrowseJobs'));
export const BelowHome = belowFold(() => import('./BelowHome'));

/**
 * Home and the landing pages. They share one component, so that the filter sheet stays open when a filter leads from a
 * landing page to home.
 */
export default function HomePage({ landing }: { landing?: LandingPage }) {
  const { filter } = useJobFilter();
  const counts = useLandingCounts(landing !== undefined);
  const isGone = landing !== undefined && counts !== undefined && !isLive(landing, counts);
  useTitle(isGone ? PAGE_NOT_FOUND : (landing?.title ?? HOME_TITLE));
  if (isGone) return <FewJobs landing={landing} />;
  return (
    <>
      <HeroSearch title={landing?.title ?? <HomeTitle />} />
      <JobBrowser corner={(job) => <SaveButton job={job} />} />
      {/* above the list it would push the jobs off the first screen */}
      {landing && (
        <div className="container">
          <Breadcrumbs crumbs={crumbsOfLanding(landing)} />
        </div>
      )}
      {(landing ?? !isFiltered(filter)) && <BrowseJobs />}
      {!landing && <BelowHome />}
    </>
  );
}

/** One line on a phone. */
function HomeTitle() {
  return (
    <>
      Find your next job<span className="hero__wide">, remote or near you</span>
    </>
  );
}

function FewJobs({ landing }: { landing: LandingPage }) {
  return (
    <div className="container page">
      <h1>{landing.title}</h1>
      <Notice title="There are too few of these jobs for a page of their own right now">
        <Link className="button" to={filteredHome(landing.filter)}>
          See all jobs
        </Link>
      </Notice>
    </div>
  );
}
