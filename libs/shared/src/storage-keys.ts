/** Keys of browser storage. Both front ends share them, and other programs may read the recruiter's token (SITE-7). */
export const STORAGE_KEYS = {
  companyToken: 'companyToken',
  seekerToken: 'seekerToken',
  savedJobs: 'savedJobs',
  savedAdvert: 'savedAdvert.',
  /** sessionStorage: message for the next page, as JSON {@link PendingToast}. */
  pendingToast: 'pendingToast',
  /** localStorage: set when the board ended the session, not the seeker. Queued applications then stay for the same person. */
  sessionEnded: 'sessionEnded',
  /** sessionStorage: the build whose missing file caused a reload. */
  reloadedBuild: 'reloadedBuild',
  /** sessionStorage: receipt of an account that was closed in the console, as JSON. */
  receipt: 'erasureReceipt',
  /** localStorage, and a cookie for the server: {@link LOW_DATA}, if somebody chose. Otherwise the browser's `Save-Data` decides. */
  lowData: 'lowData',
} as const;

/** localStorage: the time of a proof of an e-mail, so that other tabs notice it. Apart, because few pages use it. */
export const EMAIL_PROVEN_KEY = 'emailProven';

/** `on` means no logos and no prefetching. */
export const LOW_DATA = { on: '1', off: '0' } as const;

/** A toast that is shown after a page load, possibly in the other front end. */
export interface PendingToast {
  type: 'success' | 'error' | 'info';
  message: string;
}
