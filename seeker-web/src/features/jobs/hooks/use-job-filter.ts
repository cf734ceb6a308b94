import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { landingAt } from '@skybil/shared';
import { KEEP_POSITION } from '../../../lib/keep-position';
import { changeFilter, filterAt, type JobFilter, UNFILTERED } from '../job-filter';

/** What the list of this page shows. A landing page has its pages; any other change of what it shows leads home. */
export function useJobFilter() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterAt(pathname, params), [pathname, params]);

  function change(changes: Partial<JobFilter>) {
    const isOfPage = Object.keys(changes).every((name) => name === 'page');
    if (isOfPage || !landingAt(pathname)) {
      setParams((current) => changeFilter(current, changes));
      return;
    }
    const next = changeFilter(new URLSearchParams(), { ...filter, page: 1, ...changes });
    void navigate({ pathname: '/', search: next.toString() }, { state: KEEP_POSITION });
  }
  const clear = () => change({ ...UNFILTERED });
  return { filter, change, clear };
}
