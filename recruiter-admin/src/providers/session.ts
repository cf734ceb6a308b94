import { STORAGE_KEYS, type PendingToast } from '@skybil/shared';

export const readToken = () => localStorage.getItem(STORAGE_KEYS.companyToken);
export const dropToken = () => localStorage.removeItem(STORAGE_KEYS.companyToken);

/** Leaves a message for the next page, which may belong to the seeker site. */
export function leaveToast(toast: PendingToast): void {
  sessionStorage.setItem(STORAGE_KEYS.pendingToast, JSON.stringify(toast));
}

/** The message the last page left, once. */
export function takeToast(): PendingToast | undefined {
  const text = sessionStorage.getItem(STORAGE_KEYS.pendingToast);
  sessionStorage.removeItem(STORAGE_KEYS.pendingToast);
  return text ? (JSON.parse(text) as PendingToast) : undefined;
}

export const browser = { open: (url: string) => window.location.assign(url) };

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
