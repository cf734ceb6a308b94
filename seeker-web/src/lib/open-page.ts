/** A full page load, to reach the other app on this origin. */
export function openPage(path: string): void {
  window.location.assign(path);
}
