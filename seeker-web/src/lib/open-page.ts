/** A full page load, because the console is another app. */
export function openPage(path: string): void {
  window.location.assign(path);
}
