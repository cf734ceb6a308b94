/** Id of the heading of the list. */
export const RESULTS = 'latest-jobs';

/** The pressed control may go away with the old list, so the focus moves to the heading of the list. */
export function focusResults(): void {
  document.getElementById(RESULTS)?.focus({ preventScroll: true });
}

/** After a search or another page, the window starts at the list. */
export function showResults(): void {
  focusResults();
  document.getElementById(RESULTS)?.scrollIntoView();
}
