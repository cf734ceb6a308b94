import useSWR from 'swr';
import { api, bodyOf } from '../../../lib/api';
import { type Asked, givenAs } from '../../../lib/asked';
import type { Facets } from '../../../lib/contract';
import { filterQuery, type JobFilter } from '../job-filter';

/** What each filter box would give. */
async function getFacets(filter: JobFilter): Promise<Facets> {
  const { facets } = await bodyOf(api.GET('/api/jobs/facets', { params: { query: filterQuery(filter) } }));
  return facets;
}

const facetsKey = (filter: JobFilter) => ['facets', { ...filter, page: 1 }];

/** As a page asks that is rendered with its filters. */
export function askFacets(filter: JobFilter): Asked<Facets> {
  return {
    question: { about: 'facets', query: filterQuery(filter) },
    given: (answer) => givenAs(facetsKey(filter), answer),
  };
}

/** @param filter undefined asks for none */
export function useFacets(filter: JobFilter | undefined) {
  return useSWR(filter && facetsKey(filter), () => filter && getFacets(filter), { keepPreviousData: true });
}
