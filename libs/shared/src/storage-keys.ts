/** Browser storage. The recruiter's key may be read by other programs (SITE-7); the console and the seeker site share all of them. */
export const STORAGE_KEYS = {
  /** localStorage: token of the signed-in recruiter. */
  companyToken: 'companyToken',
  /** localStorage: session of the built-in seeker sign-in. */
  seekerToken: 'seekerToken',
  /** localStorage: the jobs that were saved on this device, or the copy of an account's, as JSON. */
  savedJobs: 'savedJobs',
  /** localStorage: the beginning of the key of each saved advert. */
  savedAdvert: 'savedAdvert.',
  /** sessionStorage: a message that waits for the next page, as JSON {@link PendingToast}. */
  pendingToast: 'pendingToast',
  /** localStorage: set when the board, not the seeker, ended the session; what waits to be sent is then still theirs. */
  sessionEnded: 'sessionEnded',
  /** sessionStorage: the build of the site whose missing file made the page load anew. */
  reloadedBuild: 'reloadedBuild',
  /** sessionStorage: the receipt of an account that was closed in the console, as JSON. */
  receipt: 'erasureReceipt',
  /** localStorage, and a cookie for the server: {@link LOW_DATA}, when somebody chose; else the browser's `Save-Data` counts. */
  lowData: 'lowData',
} as const;

/** No logos, and nothing loaded ahead. */
export const LOW_DATA = { on: '1', off: '0' } as const;

/** A toast that crosses a page load or an app. */
export interface PendingToast {
  type: 'success' | 'error' | 'info';
  message: string;
}
