import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from './browser-storage';

export const readCompanyToken = () => readStored('localStorage', STORAGE_KEYS.companyToken);

export const storeCompanyToken = (token: string | null) =>
  store('localStorage', STORAGE_KEYS.companyToken, token);
