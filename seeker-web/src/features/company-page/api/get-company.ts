import useSWR from 'swr';
import { api, bodyOf } from '../../../lib/api';
import type { ShownCompany } from '../../../lib/contract';
import { cacheEntry, type PageQuery } from '../../../lib/page-query';

const companyKey = (id: string) => ['company', id];

/** @param jobs asked only if the company has an open job: an empty list would show the nearest jobs of others */
export function companyQuery(id: string, jobs: PageQuery): PageQuery {
  return async (ask) => {
    const company = (await ask({ about: 'company', id })) as ShownCompany | null;
    return { ...cacheEntry(companyKey(id), company), ...(company?.openJobs ? await jobs(ask) : {}) };
  };
}

export function useCompany(id: string) {
  return useSWR<ShownCompany | null>(
    companyKey(id),
    async () => (await bodyOf(api.GET('/api/companies/{id}', { params: { path: { id } } }))).company,
  );
}
