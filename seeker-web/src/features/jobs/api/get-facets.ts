import useSWR from 'swr';
import { api, bodyOf } from '../../../lib/api';
import { type PageQuery, cacheEntry } from '../../../lib/page-query';
import type { Facets } from '../../../lib/contract';
import { filterQuery, type JobFilter } from '../job-filter';

/** Counts do not depend on the order. */
const facetsOf = (filter: JobFilter) => filterQuery({ ...filter, sort: '' });

async function getFacets(filter: JobFilter): Promise<Facets> {
  const { facets } = await bodyOf(api.GET('/api/jobs/facets', { params: { query: facetsOf(filter) } }));
  return facets;
}

const facetsKey = (filter: JobFilter) => ['facets', { ...filter, sort: '', page: 1 }];

export function facetsQuery(filter: JobFilter): PageQuery {
  return async (ask) =>
    cacheEntry(facetsKey(filter), await ask({ about: 'facets', query: facetsOf(filter) }));
}

export function useFacets(filter: JobFilter | undefined) {
  return useSWR(filter && facetsKey(filter), () => filter && getFacets(filter), { keepPreviousData: true });
}
