import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readCompanyPath } from '@skybil/shared';
import { Pagination } from '../../../ui/Pagination';
import { ScriptButton } from '../../../ui/ScriptButton';
import { useJobs } from '../api/get-jobs';
import { useJobFilter } from '../hooks/use-job-filter';
import { useListPosition } from '../hooks/use-list-position';
import { useShownPages } from '../hooks/use-shown-pages';
import { changeFilter } from '../job-filter';
import { showResults } from '../results';
import { FilterForm } from './FilterForm';
import { OpenToCountry } from './OpenToCountry';

export default function ListEnd() {
  const { filter, change } = useJobFilter();
  const { pathname } = useLocation();
  const { shown, showMore } = useShownPages();
  useListPosition(shown.length);
  const { data } = useJobs(filter);
  const [added, setAdded] = useState<number>();
  const { data: addedJobs } = useJobs({ ...filter, page: added ?? filter.page });

  useEffect(() => {
    if (added === undefined || !addedJobs) return;
    document.querySelector<HTMLElement>(`#page-${added} h3 a`)?.focus({ preventScroll: true });
  }, [added, addedJobs]);

  if (!data || (data.jobs.length === 0 && !data.others)) return null;
  const { page } = filter;
  const next = changeFilter(new URLSearchParams(), { ...filter, page: page + 1 });
  return (
    <>
      {/* a company shows all its jobs */}
      {!readCompanyPath(pathname) && <OpenToCountry hidden={data.notOpen} />}
      {page < data.pages && (
        <ScriptButton
          withoutScript={`/?${next.toString()}`}
          className="button button--plain button--wide"
          onClick={() => {
            setAdded(page + 1);
            showMore(data.pages);
          }}
        >
          Show more jobs
        </ScriptButton>
      )}
      <FilterForm ownFields={['page']} onSubmit={() => undefined}>
        <Pagination
          page={page}
          pages={data.pages}
          onPage={(to) => {
            change({ page: to });
            showResults();
          }}
        />
      </FilterForm>
    </>
  );
}
