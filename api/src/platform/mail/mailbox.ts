const TAG = /\+.*$/;
const GMAIL = ['gmail.com', 'googlemail.com'];

/** Whether the address is an alias of its mailbox's plain address. */
export function isVariant(address: string): boolean {
  return address.toLowerCase() !== mailboxOf(address);
}

/** The mailbox of an address, for counting only. Removes tags, and at Gmail also dots, because Gmail ignores them. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().replace(TAG, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
