import { lazy, Suspense, useState } from 'react';
import { belowFold } from '../../../lib/below-fold';
import { CachedNotice } from '../../../ui/CachedNotice';
import { UntilScript } from '../../../ui/UntilScript';
import { countWords } from '../count-words';
import { useJobFilter } from '../hooks/use-job-filter';
import { useJobs } from '../api/get-jobs';
import { UNFILTERED } from '../job-filter';
import { focusResults, RESULTS } from '../results';
import { FilterForm } from './FilterForm';
import { FilterRow } from './FilterRow';
import { JobList } from './JobList';
import type { ListPageProps } from './ListPage';
import './job-browser.css';

const FILTERS = 'job-filters';
const FILTER_FORM = 'filter-form';
const OWN_FIELDS = ['category', 'locations', 'kind', 'sort', 'postedWithin', 'pay', 'payAtLeast'] as const;
/** Not on the first screen of a phone. */
export const SideFilters = belowFold(() => import('./JobFilters'));
const FilterSheet = lazy(() => import('./FilterSheet'));

export function JobBrowser({ corner }: Pick<ListPageProps, 'corner'>) {
  const { filter, words, change } = useJobFilter();
  const { data } = useJobs(filter);
  const [sheetOpen, setSheetOpen] = useState(false);
  const clear = () => {
    change(UNFILTERED);
    focusResults();
  };
  return (
    <section className="job-browser container" aria-labelledby={RESULTS}>
      <aside id={FILTERS} className="job-browser__side" aria-label="Filters">
        <FilterForm id={FILTER_FORM} ownFields={OWN_FIELDS} onSubmit={() => undefined}>
          <SideFilters />
          <UntilScript>
            <button type="submit" className="button button--wide">
              Show jobs
            </button>
          </UntilScript>
        </FilterForm>
      </aside>
      <div className="job-browser__main">
        <FilterRow
          form={FILTER_FORM}
          filters={FILTERS}
          isOpen={sheetOpen}
          onOpen={() => setSheetOpen(true)}
        />
        <h2 id={RESULTS} className="visually-hidden" tabIndex={-1}>
          Latest jobs
        </h2>
        <div className={words ? 'job-browser__results' : 'visually-hidden'}>
          <p className="job-browser__count" role="status">
            {data && (data.miss ? 'No exact match' : countWords(data)) + words}
          </p>
          {words && (
            <FilterForm change={UNFILTERED} onSubmit={clear}>
              <button type="submit" className="link-button">
                Clear
              </button>
            </FilterForm>
          )}
        </div>
        <CachedNotice path="/api/jobs" />
        <JobList corner={corner} />
      </div>
      {sheetOpen && (
        <Suspense fallback={null}>
          <FilterSheet result={countWords(data)} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
