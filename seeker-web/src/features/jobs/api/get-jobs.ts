import useSWR from 'swr';
import { LIMITS } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import type { JobsPage } from '../../../lib/contract';
import { type PageQuery, cacheEntry } from '../../../lib/page-query';
import { filterQuery, type JobFilter } from '../job-filter';

const jobsKey = ({ page, ...rest }: JobFilter) => ['jobs', rest, page];
const asOfKey = ({ page: _page, ...rest }: JobFilter) => ['jobs-as-of', rest];

export function jobsQuery(filter: JobFilter): PageQuery {
  return async (ask) => {
    const { page } = filter;
    const limit = LIMITS.jobsPerPage;
    const answer = (await ask({ about: 'jobs', query: filterQuery(filter), page, limit })) as JobsPage;
    return { ...cacheEntry(jobsKey(filter), answer), ...cacheEntry(asOfKey(filter), answer.asOf) };
  };
}

/** `asOf` of the first page keeps later pages stable while jobs are added. */
function getJobs(filter: JobFilter, asOf: string | undefined): Promise<JobsPage> {
  const query = { ...filterQuery(filter), page: filter.page, limit: LIMITS.jobsPerPage, asOf };
  return bodyOf(api.GET('/api/jobs', { params: { query } }));
}

export function useJobs(filter: JobFilter) {
  const { page } = filter;
  const { data: asOf, mutate: setAsOf } = useSWR<string | undefined>(asOfKey(filter), null);

  return useSWR(jobsKey(filter), async () => {
    const answer = await getJobs(filter, page > 1 ? asOf : undefined);
    void setAsOf(answer.asOf, { revalidate: false });
    return answer;
  });
}
