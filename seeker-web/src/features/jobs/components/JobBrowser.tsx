import { lazy, Suspense, useRef, useState } from 'react';
import { belowFold } from '../../../lib/below-fold';
import { CachedNotice } from '../../../ui/CachedNotice';
import { FilterIcon } from '../../../ui/icons';
import { ScriptButton } from '../../../ui/ScriptButton';
import { UntilScript } from '../../../ui/UntilScript';
import { countWords } from '../count-words';
import { useJobFilter } from '../hooks/use-job-filter';
import { useJobs } from '../api/get-jobs';
import { CurrentSearch } from './CurrentSearch';
import { FilterForm } from './FilterForm';
import { JobList, type JobListProps } from './JobList';
import { KindSwitch } from './KindSwitch';
import './job-browser.css';

const FILTERS = 'job-filters';
const FILTER_FORM = 'filter-form';
const OWN_FIELDS = ['category', 'locations', 'kind', 'sort', 'postedWithin', 'pay', 'payAtLeast'] as const;
/** Not on the first screen of a phone. */
export const SideFilters = belowFold(() => import('./JobFilters'));
const FilterSheet = lazy(() => import('./FilterSheet'));

export function JobBrowser({ corner }: Pick<JobListProps, 'corner'>) {
  const { filter } = useJobFilter();
  const { data } = useJobs(filter);
  const [sheetOpen, setSheetOpen] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The pressed button goes away with the old list, so the focus moves to the heading. */
  function showNewList() {
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }

  return (
    <section className="job-browser container" aria-labelledby="latest-jobs">
      <aside id={FILTERS} className="job-browser__side" aria-label="Filters">
        <CurrentSearch />
        <FilterForm id={FILTER_FORM} ownFields={OWN_FIELDS} onSubmit={() => undefined}>
          <SideFilters />
          <UntilScript>
            <button type="submit" className="button button--wide">
              Show jobs
            </button>
          </UntilScript>
        </FilterForm>
      </aside>
      <div ref={top} className="job-browser__main">
        <div className="job-browser__bar">
          <h2 ref={heading} id="latest-jobs" className="visually-hidden" tabIndex={-1}>
            Latest jobs
          </h2>
          <p className="job-browser__count" role="status">
            {data && (data.miss ? 'No exact match' : countWords(data))}
          </p>
          <ScriptButton
            withoutScript={`#${FILTERS}`}
            className="button button--plain job-browser__toggle"
            aria-expanded={sheetOpen}
            onClick={() => setSheetOpen(true)}
          >
            <FilterIcon />
            Filters
          </ScriptButton>{' '}
          <div className="job-browser__kinds">
            <KindSwitch form={FILTER_FORM} />
            <UntilScript>
              <button type="submit" form={FILTER_FORM} className="button button--plain">
                Show these
              </button>
            </UntilScript>
          </div>
        </div>
        <div className="job-browser__current">
          <CurrentSearch />
        </div>
        <CachedNotice path="/api/jobs" />
        <JobList corner={corner} onNewList={showNewList} />
      </div>
      {sheetOpen && (
        <Suspense fallback={null}>
          <FilterSheet result={countWords(data)} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
