import { STORAGE_KEYS } from '@skybil/shared';
import { readStored, store } from './browser-storage';

/** The recruiter's token. The seeker site stores it at sign-in, and the console reads it. */
export const readCompanyToken = () => readStored('localStorage', STORAGE_KEYS.companyToken);

/** Stores the token of a sign-in. Null ends the session. */
export const storeCompanyToken = (token: string | null) =>
  store('localStorage', STORAGE_KEYS.companyToken, token);
