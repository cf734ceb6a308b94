import { Link } from 'react-router-dom';
import {
  filteredHome,
  grouped,
  isLive,
  LANDING_PAGES,
  landingCount,
  type LandingCounts,
  type LandingPage,
  LIMITS,
  PAGES,
} from '@skybil/shared';
import './landing-links.css';

const GROUPS = [
  ['By place', LANDING_PAGES.places],
  ['By category', LANDING_PAGES.categories],
  ['Remote', LANDING_PAGES.remote],
] as const;

/** Home stays light on a large board. */
const LARGEST = 6;

function largest(pages: LandingPage[], countOf: (page: LandingPage) => number): LandingPage[] {
  return [...pages].sort((a, b) => countOf(b) - countOf(a)).slice(0, LARGEST);
}

interface LandingLinksProps {
  counts: LandingCounts;
  /** Also lists that have too few jobs for a page of their own. */
  isComplete?: boolean;
}

export function LandingLinks({ counts, isComplete = false }: LandingLinksProps) {
  const least = isComplete ? 1 : LIMITS.landingPageJobs;
  const countOf = (page: LandingPage) => landingCount(page, counts);
  const groups = GROUPS.map(([name, all]) => {
    const pages = all.filter((page) => countOf(page) >= least);
    return { name, pages: isComplete ? pages : largest(pages, countOf) };
  }).filter(({ pages }) => pages.length > 0);
  if (groups.length === 0) return null;
  return (
    <nav className="landing-links container no-print" aria-labelledby="landing-links">
      <h2 id="landing-links">Browse jobs</h2>
      <div className="landing-links__groups">
        {groups.map(({ name, pages }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <ul className="landing-links__list">
              {pages.map((page) => (
                <li key={page.path}>
                  <Link to={isLive(page, counts) ? page.path : filteredHome(page.filter)}>{page.name}</Link>{' '}
                  <span className="quiet">{grouped(countOf(page))}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {!isComplete && (
        <p>
          <Link className="lone-link" to={PAGES.jobs.path}>
            All places and categories
          </Link>
        </p>
      )}
    </nav>
  );
}
