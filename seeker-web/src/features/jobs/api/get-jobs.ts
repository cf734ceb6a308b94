import useSWR from 'swr';
import { type AskPage, LIMITS } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import type { JobsPage } from '../../../lib/contract';
import { type PageQuery, cacheEntry } from '../../../lib/page-query';
import { findJobs } from '../find-jobs';
import type { FoundJobs, ListQuery } from '../found-jobs';
import type { JobFilter } from '../job-filter';
import { facetsQuery } from './get-facets';

const limit = LIMITS.jobsPerPage;
const jobsKey = ({ page, ...rest }: JobFilter) => ['jobs', rest, page];
const asOfKey = ({ page: _page, ...rest }: JobFilter) => ['jobs-as-of', rest];

const find = (filter: JobFilter, ask: AskPage): Promise<FoundJobs> =>
  findJobs(filter, async (query, page) => (await ask({ about: 'jobs', query, page, limit })) as JobsPage);

const entriesOf = (filter: JobFilter, found: FoundJobs) => ({
  ...cacheEntry(jobsKey(filter), found),
  ...cacheEntry(asOfKey(filter), found.asOf),
});

export function listQuery(filter: JobFilter): PageQuery {
  return async (ask) => entriesOf(filter, await find(filter, ask));
}

/** The list and the counts of its filter boxes. */
export function jobsQuery(filter: JobFilter): PageQuery {
  return async (ask) => {
    const found = await find(filter, ask);
    return { ...entriesOf(filter, found), ...(await facetsQuery(filter, found.byWords)(ask)) };
  };
}

/** `asOf` of the first page keeps later pages stable while jobs are added. */
export function useJobs(filter: JobFilter) {
  const { data: firstAsOf, mutate: setAsOf } = useSWR<string | undefined>(asOfKey(filter), null);

  return useSWR<FoundJobs>(jobsKey(filter), async () => {
    const asOf = filter.page > 1 ? firstAsOf : undefined;
    const found = await findJobs(filter, (query: ListQuery, page) =>
      bodyOf(api.GET('/api/jobs', { params: { query: { ...query, page, limit, asOf } } })),
    );
    void setAsOf(found.asOf, { revalidate: false });
    return found;
  });
}
