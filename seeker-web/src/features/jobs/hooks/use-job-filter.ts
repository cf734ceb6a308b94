import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeFilter, readFilter, type JobFilter } from '../job-filter';

export function useJobFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = (changes: Partial<JobFilter>) => setParams((current) => changeFilter(current, changes));
  const clear = () => change({ title: '', location: '', category: [], locations: [], kind: 'all' });
  return { filter, change, clear };
}
