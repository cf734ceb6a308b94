const TAG = /\+.*$/;
const GMAIL = ['gmail.com', 'googlemail.com'];

export function isVariant(address: string): boolean {
  return address.toLowerCase() !== mailboxOf(address);
}

export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().replace(TAG, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
