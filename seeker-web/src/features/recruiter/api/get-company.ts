import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { readCompanyToken, storeCompanyToken } from '@skybil/web/company-token';
import { api, ApiError, bodyOf } from '../../../lib/api';
import type { Company } from '../../../lib/contract';

async function getCompany(token: string): Promise<Company> {
  return (await bodyOf(api.GET('/api/company/company', { headers: { token } }))).company;
}

function watchStorage(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The company that is signed in on this browser, if any. A token the server no longer takes is dropped quietly. */
export function useCompany() {
  const token = useSyncExternalStore(watchStorage, readCompanyToken, () => null);
  const { data } = useSWR(token && ['company', token], () => getCompany(token ?? ''), {
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) storeCompanyToken(null);
    },
  });
  return data;
}
