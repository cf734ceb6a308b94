import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from './browser-storage';

/** The recruiter signs in on the seeker site, and the console goes on with the same token. */
export const readCompanyToken = () => readStored('localStorage', STORAGE_KEYS.companyToken);

/** Keeps the token of a sign-in; null ends it. */
export const storeCompanyToken = (token: string | null) =>
  store('localStorage', STORAGE_KEYS.companyToken, token);
