import { STORAGE_KEYS } from '@skybil/shared';
import { storeCompanyToken } from '@skybil/web/company-token';

/** react-admin stores search, filters and saved queries under this prefix. */
const REACT_ADMIN_STORE = 'RaStore';

/** Ends the session and removes all data of the company from storage. */
export function dropToken(): void {
  storeCompanyToken(null);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(REACT_ADMIN_STORE)) localStorage.removeItem(key);
  }
}

export const browser = {
  open: (url: string) => window.location.assign(url),
  reload: () => window.location.reload(),
};

/** Reloads when another tab signs out or signs in as another company. */
function onStorage({ key, newValue, oldValue }: StorageEvent): void {
  const isCleared = key === null;
  if (isCleared || (key === STORAGE_KEYS.companyToken && newValue !== oldValue)) browser.reload();
}

/** Reloads a page that Back restores from the back/forward cache, because it may show the previous company's data. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) browser.reload();
}

export function watchSession(): void {
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
}

/** A full page load. The promise never settles, so that nothing else happens on the old page. */
export function leaveFor(url: string): Promise<never> {
  browser.open(url);
  return new Promise(() => undefined);
}

/** Opens the recruiter dialog on the seeker site, which returns to `next`. */
export function leaveForSignIn(): Promise<never> {
  const { pathname, search } = window.location;
  return leaveFor(`/?recruiter=login&next=${encodeURIComponent(pathname + search)}`);
}
