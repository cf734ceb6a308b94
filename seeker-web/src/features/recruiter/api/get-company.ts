import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { readCompanyToken, storeCompanyToken } from '@skybil/web/company-token';
import { api, ApiError, bodyOf } from '../../../lib/api';
import type { Company } from '../../../lib/contract';
import { watchWindow } from '../../../lib/watch-window';

async function getCompany(token: string): Promise<Company> {
  return (await bodyOf(api.GET('/api/company/company', { headers: { token } }))).company;
}

const watchStorage = watchWindow('storage');

/** The signed-in company, if any. A token that the server refuses is removed without a message. */
export function useCompany() {
  const token = useSyncExternalStore(watchStorage, readCompanyToken, () => null);
  const { data } = useSWR(token && ['company', token], () => getCompany(token ?? ''), {
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) storeCompanyToken(null);
    },
  });
  return data;
}
