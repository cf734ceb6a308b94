/** A link that writes to this address and to no other; whatever it holds is part of the address. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
