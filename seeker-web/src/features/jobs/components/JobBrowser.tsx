import { useRef, useState } from 'react';
import { FilterIcon } from '../../../ui/icons';
import { countWords } from '../count-words';
import { useJobFilter } from '../hooks/use-job-filter';
import { useJobs } from '../api/get-jobs';
import { CurrentSearch } from './CurrentSearch';
import { FilterSheet } from './FilterSheet';
import { JobFilters } from './JobFilters';
import { JobList, type JobListProps } from './JobList';
import { KindSwitch } from './KindSwitch';
import './job-browser.css';

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
        <JobFilters />
      </aside>
      <div ref={top} className="job-browser__main">
        <div className="job-browser__bar">
          <h2 id="latest-jobs" className="visually-hidden">
            Latest jobs
          </h2>
          <p className="job-browser__count" role="status">
            {data && countWords(data)}
          </p>
          <button
            type="button"
            className="button button--plain job-browser__toggle"
            aria-expanded={sheetOpen}
            onClick={() => setSheetOpen(true)}
          >
            <FilterIcon />
            Filters
          </button>
          <KindSwitch />
        </div>
        <div className="job-browser__current">
          <CurrentSearch />
        </div>
        <JobList corner={corner} onPage={() => top.current?.scrollIntoView()} />
      </div>
      {sheetOpen && <FilterSheet result={countWords(data)} onClose={() => setSheetOpen(false)} />}
    </section>
  );
}
