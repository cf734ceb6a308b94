import useSWR from 'swr';
import { getFacets, getJobs } from '../api/get-jobs';
import type { JobFilter } from '../job-filter';

/** The list's key, by which an answer can also be given from the start. */
export function jobsKey({ page, ...rest }: JobFilter) {
  return ['jobs', rest, page] as const;
}

export function useJobs(filter: JobFilter) {
  const { page, ...rest } = filter;
  const { data: asOf, mutate: keepAsOf } = useSWR<string | undefined>(['jobs-as-of', rest], null);

  return useSWR(jobsKey(filter), async () => {
    const answer = await getJobs(filter, page > 1 ? asOf : undefined);
    void keepAsOf(answer.asOf, { revalidate: false });
    return answer;
  });
}

export function useFacets(filter: JobFilter) {
  return useSWR(['facets', { ...filter, page: 1 }], () => getFacets(filter), { keepPreviousData: true });
}
