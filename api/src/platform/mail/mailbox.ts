const TAG = /\+.*$/;
const GMAIL = ['gmail.com', 'googlemail.com'];

/** Whether an address is one of the many that its mailbox has beside the plain one. */
export function isVariant(address: string): boolean {
  return address.toLowerCase() !== mailboxOf(address);
}

/** Where mail to an address ends, for counting only: tags fall out, and at Gmail dots, of which it takes no notice. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().replace(TAG, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
