import { STORAGE_KEYS } from '@skybil/shared';
import { storeCompanyToken } from '@skybil/web/company-token';

/** react-admin keeps each list's search, filters and saved queries under keys that begin so. */
const REACT_ADMIN_STORE = 'RaStore';

/** The session ends here: whoever is next at this browser finds nothing of this company. */
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

/** Signed out, or in as somebody else, in another tab: nothing on this page is true any more. */
function onStorage({ key, newValue, oldValue }: StorageEvent): void {
  const isCleared = key === null;
  if (isCleared || (key === STORAGE_KEYS.companyToken && newValue !== oldValue)) browser.reload();
}

/** Back, after signing out, brings the page as it was left, with all its rows. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) browser.reload();
}

export function watchSession(): void {
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
}

/** A full page load; the promise never settles, so that nothing more happens on the page that goes away. */
export function leaveFor(url: string): Promise<never> {
  browser.open(url);
  return new Promise(() => undefined);
}

/** The recruiter dialog belongs to the seeker site, on the same origin; `next` brings the recruiter back. */
export function leaveForSignIn(): Promise<never> {
  const { pathname, search } = window.location;
  return leaveFor(`/?recruiter=login&next=${encodeURIComponent(pathname + search)}`);
}
