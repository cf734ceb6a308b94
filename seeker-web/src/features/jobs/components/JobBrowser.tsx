import { lazy, Suspense, useRef, useState } from 'react';
import { FromWhen } from '../../../ui/FromWhen';
import { FilterIcon } from '../../../ui/icons';
import { ScriptButton } from '../../../ui/ScriptButton';
import { countWords } from '../count-words';
import { useJobFilter } from '../hooks/use-job-filter';
import { useJobs } from '../api/get-jobs';
import { CurrentSearch } from './CurrentSearch';
import { FilterForm } from './FilterForm';
import { JobFilters } from './JobFilters';
import { JobList, type JobListProps } from './JobList';
import { KindSwitch } from './KindSwitch';
import './job-browser.css';

/** Id of the form of the filters. */
const FILTERS = 'job-filters';
const FilterSheet = lazy(() => import('./FilterSheet'));

/** Filter sidebar and job list. */
export function JobBrowser({ corner }: Pick<JobListProps, 'corner'>) {
  const { filter } = useJobFilter();
  const { data } = useJobs(filter);
  const [sheetOpen, setSheetOpen] = useState(false);
  const top = useRef<HTMLDivElement>(null);

  return (
    <section className="job-browser container" aria-labelledby="latest-jobs">
      <aside className="job-browser__side" aria-label="Filters">
        <CurrentSearch />
        <FilterForm id={FILTERS} own={['category', 'locations', 'kind']} onSubmit={() => undefined}>
          <JobFilters />
          <noscript>
            <button type="submit" className="button button--wide">
              Show jobs
            </button>
          </noscript>
        </FilterForm>
      </aside>
      <div ref={top} className="job-browser__main">
        <div className="job-browser__bar">
          <h2 id="latest-jobs" className="visually-hidden">
            Latest jobs
          </h2>
          <p className="job-browser__count" role="status">
            {data && countWords(data)}
          </p>
          <ScriptButton
            without={`#${FILTERS}`}
            className="button button--plain job-browser__toggle"
            aria-expanded={sheetOpen}
            onClick={() => setSheetOpen(true)}
          >
            <FilterIcon />
            Filters
          </ScriptButton>{' '}
          <KindSwitch form={FILTERS} />
          <noscript>
            <p className="row job-browser__choose">
              <button type="submit" form={FILTERS} className="button button--plain">
                Show these
              </button>
            </p>
          </noscript>
        </div>
        <div className="job-browser__current">
          <CurrentSearch />
        </div>
        <FromWhen path="/api/jobs" />
        <JobList corner={corner} onPage={() => top.current?.scrollIntoView()} />
      </div>
      {sheetOpen && (
        <Suspense fallback={null}>
          <FilterSheet result={countWords(data)} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
