import useSWR from 'swr';
import { api, bodyOf } from '../../../lib/api';
import { type PageQuery, cacheEntry } from '../../../lib/page-query';
import type { Facets } from '../../../lib/contract';
import { filterQuery, type JobFilter } from '../job-filter';

async function getFacets(filter: JobFilter): Promise<Facets> {
  const { facets } = await bodyOf(api.GET('/api/jobs/facets', { params: { query: filterQuery(filter) } }));
  return facets;
}

const facetsKey = (filter: JobFilter) => ['facets', { ...filter, page: 1 }];

export function facetsQuery(filter: JobFilter): PageQuery {
  return async (ask) =>
    cacheEntry(facetsKey(filter), await ask({ about: 'facets', query: filterQuery(filter) }));
}

export function useFacets(filter: JobFilter | undefined) {
  return useSWR(filter && facetsKey(filter), () => filter && getFacets(filter), { keepPreviousData: true });
}
