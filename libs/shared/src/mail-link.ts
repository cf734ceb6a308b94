/** A `mailto:` link. The address is encoded so that it cannot add further recipients or headers. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
