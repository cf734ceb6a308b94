import useSWR from 'swr';
import { LIMITS } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import type { JobsPage } from '../../../lib/contract';
import { filterQuery, type JobFilter } from '../job-filter';

/** The list's key, by which an answer can also be given from the start. */
export function jobsKey({ page, ...rest }: JobFilter) {
  return ['jobs', rest, page] as const;
}

/** `asOf` of an earlier page keeps later pages stable while jobs are added. */
function getJobs(filter: JobFilter, asOf: string | undefined): Promise<JobsPage> {
  const query = { ...filterQuery(filter), page: filter.page, limit: LIMITS.jobsPerPage, asOf };
  return bodyOf(api.GET('/api/jobs', { params: { query } }));
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
