import useSWR from 'swr';
import { api, bodyOf } from '../../../lib/api';
import type { Facets } from '../../../lib/contract';
import { filterQuery, type JobFilter } from '../job-filter';

/** What each filter box would give. */
async function getFacets(filter: JobFilter): Promise<Facets> {
  const { facets } = await bodyOf(api.GET('/api/jobs/facets', { params: { query: filterQuery(filter) } }));
  return facets;
}

export function useFacets(filter: JobFilter) {
  return useSWR(['facets', { ...filter, page: 1 }], () => getFacets(filter), { keepPreviousData: true });
}
