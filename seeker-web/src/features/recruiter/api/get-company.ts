import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { STORAGE_KEYS } from '@skybil/shared';
import { api, ApiError, bodyOf } from '../../../lib/api';
import { readStored, store } from '../../../lib/browser-storage';
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
  const read = () => readStored('localStorage', STORAGE_KEYS.companyToken);
  const token = useSyncExternalStore(watchStorage, read, () => null);
  const { data } = useSWR(token && ['company', token], () => getCompany(token ?? ''), {
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401)
        store('localStorage', STORAGE_KEYS.companyToken, null);
    },
  });
  return data;
}
