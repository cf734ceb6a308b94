import { useLocation, useSearchParams } from 'react-router-dom';
import { useInBrowser } from '../../../lib/in-browser';
import { changeFilter } from '../job-filter';
import { useJobFilter } from './use-job-filter';

/** Pages that one press of "Show more jobs" appends. */
const MORE = 2;

/** Where the list on screen begins. The history entry keeps it, so that Back finds the same list. */
interface ListState {
  from?: number;
}

/** The pages on screen: the one of the address, and those before it that "Show more jobs" led through. */
export function useShownPages() {
  const { filter } = useJobFilter();
  const state = useLocation().state as ListState | null;
  const [, setParams] = useSearchParams();
  // the server does not know it
  const inBrowser = useInBrowser();
  const { page } = filter;
  const from = inBrowser && state?.from ? Math.min(state.from, page) : page;

  /** Replaces the entry, so that Back leaves the list in one step. */
  function showMore(pages: number) {
    const to = Math.min(page + MORE, pages);
    setParams((current) => changeFilter(current, { page: to }), { replace: true, state: { from } });
  }
  return { shown: Array.from({ length: page - from + 1 }, (_, at) => from + at), showMore };
}
