import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { landingByPath } from '@skybil/shared';
import { KEEP_POSITION } from '../../../lib/keep-position';
import { searchWords } from '../filter-terms';
import { changeFilter, filterAt, type JobFilter } from '../job-filter';

/** Filter of the current page. Changing the page stays on a landing page. Any other change leads to home. */
export function useJobFilter() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterAt(pathname, params), [pathname, params]);

  function change(changes: Partial<JobFilter>) {
    const changesOnlyPage = Object.keys(changes).every((name) => name === 'page');
    if (changesOnlyPage || !landingByPath(pathname)) {
      setParams((current) => changeFilter(current, changes));
      return;
    }
    const next = changeFilter(new URLSearchParams(), { ...filter, page: 1, ...changes });
    void navigate({ pathname: '/', search: next.toString() }, { state: KEEP_POSITION });
  }
  /** Empty on a landing page, whose title says the same. */
  const words = landingByPath(pathname) ? '' : searchWords(filter);
  return { filter, words, change };
}
