import { STORAGE_KEYS } from '@skybil/shared';
import { storeCompanyToken } from '@skybil/web/company-token';
import { removeDraft } from './job-draft';

/** react-admin stores search, filters and saved queries under this prefix. */
const REACT_ADMIN_STORE = 'RaStore';

/** The company whose data the page shows. */
let companyId: string | undefined;

export function rememberCompany(id: string): void {
  companyId = id;
}

/** Signs the company out and removes all of its data from storage, its draft too. */
export function dropToken(): void {
  endSession();
  if (companyId) removeDraft(companyId);
}

/** Ends the session. The draft stays for this company. */
export function endSession(): void {
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
