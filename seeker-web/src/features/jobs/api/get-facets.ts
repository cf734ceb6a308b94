import useSWR from 'swr';
import { api, bodyOf } from '../../../lib/api';
import { type PageQuery, cacheEntry } from '../../../lib/page-query';
import type { FacetCount, Facets } from '../../../lib/contract';
import { wordsQuery } from '../found-jobs';
import { filterQuery, type JobFilter } from '../job-filter';

/** @param byWords counts the jobs that the words find in all fields, as the list does */
function facetsKey(filter: JobFilter, byWords: boolean) {
  const unsorted: JobFilter = { ...filter, sort: '' };
  return ['facets', byWords ? wordsQuery(unsorted) : filterQuery(unsorted)] as const;
}

const notEmpty = (boxes: FacetCount[]) => boxes.filter(({ count }) => count > 0);

export function facetsQuery(filter: JobFilter, byWords = false): PageQuery {
  return async (ask) => {
    const key = facetsKey(filter, byWords);
    const facets = (await ask({ about: 'facets', query: key[1] })) as Facets;
    // the page contains them, and most boxes of a small board are empty
    const { category, locations } = facets;
    return cacheEntry(key, { ...facets, category: notEmpty(category), locations: notEmpty(locations) });
  };
}

async function getFacets([, query]: ReturnType<typeof facetsKey>): Promise<Facets> {
  return (await bodyOf(api.GET('/api/jobs/facets', { params: { query } }))).facets;
}

export function useFacets(filter: JobFilter | undefined, byWords = false) {
  return useSWR(filter ? facetsKey(filter, byWords) : null, getFacets, { keepPreviousData: true });
}
